"""One landing, three kinds of door: parting in the middle, telescoping to one side, hinged with a window."""
import math
from kit.lift import car, cladding, indicator, leaf, paving, portal, sill
from kit.materials import brass, brushed, floor_stone, glass, marble, plaster, satin
from kit.scene import DUSK, camera, frontal, lamp, sky
from kit.shapes import box, cylinder, gathered, quad, rounded, tube

WIDTH, HEIGHT, JAMB = 1.1, 2.12, 0.14


def hinged(hinge, width, front):
    """A steel leaf with a tall window and a pull handle; at rest it is shut."""
    thick, low, high = 0.045, 0.70, 1.86
    left, right = hinge + width / 2 - 0.085, hinge + width / 2 + 0.085
    enamel = brushed((0.40, 0.385, 0.365), 0.30)
    for x0, x1, z0, z1 in ((hinge, left, 0.008, HEIGHT), (right, hinge + width, 0.008, HEIGHT), (left, right, 0.008, low), (left, right, high, HEIGHT)):
        box(x0, x1, front, front + thick, z0, z1, enamel, 0.0)
    frame = brass()
    for x0, x1, z0, z1 in ((left - 0.014, left + 0.006, low - 0.014, high + 0.014), (right - 0.006, right + 0.014, low - 0.014, high + 0.014),
                           (left, right, low - 0.014, low + 0.006), (left, right, high - 0.006, high + 0.014)):
        box(x0, x1, front - 0.006, front + thick, z0, z1, frame, 0.002)
    quad((left, front + 0.02, low), (right, front + 0.02, low), (right, front + 0.02, high), (left, front + 0.02, high), glass((0.93, 0.96, 0.95), 1.0))
    x = right + 0.075
    tube(rounded([(x, front, 0.86), (x, front - 0.055, 0.86), (x, front - 0.055, 1.34), (x, front, 1.34)], 0.03), 0.013, brass())
    for z in (0.86, 1.34):
        cylinder((x, front - 0.003, z), 0.024, 0.006, "Y", brass(), 0.0015)
    for z in (0.30, 1.06, 1.84):
        cylinder((hinge - 0.006, front - 0.004, z), 0.011, 0.12, "Z", satin(), 0.002)


def build(picture):
    half = WIDTH / 2 + JAMB
    cladding(-2.6, 2.6, 0, 3.2, marble(), 0.0, 0.86, HEIGHT + JAMB, [(-half, half, 0, HEIGHT + JAMB)])
    portal(0, WIDTH, HEIGHT, JAMB)
    sill(0, WIDTH + 0.3, 0.05, 0.29)
    indicator(0, HEIGHT + 0.028, "4")
    for a, b in ((-2.6, -half), (half, 2.6)):
        box(a, b, -0.008, 0, 0.002, 0.09, brass("X"), 0.001)
    paving(-2.6, 2.6, -5, 0.05, 0, floor_stone(), 1.2)
    hinged_one = picture == "doors-semi-auto"
    car(0, light=1.5, width=1.75, depth=1.6, back=None if hinged_one else marble(), lines=not hinged_one, panel=picture == "doors-center")
    edge = WIDTH / 2
    if picture == "doors-center":
        for front, more in ((0.12, 0.0), (0.235, 0.012)):
            leaf(-edge - 0.25, -0.235 - more, front, HEIGHT)
            leaf(0.235 + more, edge + 0.25, front, HEIGHT)
    elif picture == "doors-telescopic":
        # the fast leaf in front, the slow one 40 mm behind it, both running to the left
        leaf(-edge - 0.10, -0.055, 0.10, HEIGHT, thickness=0.032)
        leaf(-edge - 0.30, 0.10, 0.165, HEIGHT, thickness=0.032)
        leaf(-edge - 0.10, 0.04, 0.225, HEIGHT, thickness=0.03)
    else:
        # ajar by 20 degrees, so that the car's light falls out past its edge
        gathered(lambda: hinged(0, WIDTH, 0), (-edge, 0.10, 0), (0, 0, -math.radians(20)))
    box(-2.6, 2.6, -5, -0.45, 3.2, 3.3, plaster(), 0)
    box(-2.6, 2.6, -0.45, 0.1, 3.4, 3.5, plaster(), 0)
    sky("sunset", 0.7)
    lamp((0, -0.25, 3.33), (0, -0.06, 0), (4.8, 0.10), 78, 3700)
    lamp((-2.5, -3.2, 1.6), (0.2, 0, 1.1), (2.4, 2.6), 50, DUSK)
    lamp((-0.75, -3.3, 1.4), (-0.3, 0, 1.2), (0.9, 2.4), 17, DUSK)
    lamp((2.5, -2.8, 1.5), (0, 0, 1.2), (0.8, 2.4), 20, 3300)
    lamp((0, 1.75, 2.28), (0, -1.4, 0), (1.0, 0.3), 40, 3100, mirrored=False, spread=90)
    if picture == "doors-center":
        frontal(-1.14, 1.14, -0.17, 2.395, 3.5, height=1.25, stop=5.6, focus=(0, 0.1, 1.2))
    else:
        # from the side to which the door opens: one sees how the leaves are stepped, and past the edge of the hinged one
        angle = math.radians(12 if picture == "doors-telescopic" else 17)
        camera((3.5 * math.sin(angle), -3.5 * math.cos(angle), 1.25), (0.02, 0, 1.25), 36 * 3.5 / 2.6, shift=(0, -0.053), stop=5.6, focus=(0, 0.1, 1.2))
