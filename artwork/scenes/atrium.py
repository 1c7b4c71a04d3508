"""A round glass car on the stone core of an atrium at dusk: by night for the lift type, with lit shops for the commercial centre."""
import math
from kit.lift import cladding, paving
from kit.materials import (
    black_glass, brass, brushed, cabin_stone, chrome, dark_stone, floor_stone, glass, glow, marble, plain, plaster, satin, walnut)
from kit.props import plant
from kit.scene import DUSK, frontal, lamp
from kit.shapes import box, circle, cylinder, digits, lathe, mesh, quad, smooth, tube

STOREY, CORE, RADIUS, TALL = 3.7, 1.75, 1.12, 2.45
MIDDLE = 0.30        # the car's axis stands this far before the core's face
PANES = math.radians(15)


def bent_glass(radius, bottom, top, start, sweep, material, steps=72):
    points = []
    for i in range(steps + 1):
        angle = start + sweep * i / steps
        points += [(radius * math.cos(angle), -MIDDLE + radius * math.sin(angle), z) for z in (bottom, top)]
    smooth(mesh(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], material))


def round_car(floor, light=1.0):
    """Glass to three sides, walnut and doors to the core; a steel bowl below, a stepped cap above, lines of light at both."""
    place, top = (0, -MIDDLE, floor), TALL
    start, sweep = math.pi - PANES, math.pi + 2 * PANES
    lathe([(0, -0.62), (0.20, -0.60), (0.48, -0.50), (0.85, -0.28), (RADIUS - 0.02, -0.13), (RADIUS + 0.02, -0.11), (RADIUS + 0.02, 0.0), (0, 0.0)], place, "Z", brushed(), 128)
    lathe([(0, 0.001), (RADIUS - 0.04, 0.001)], place, "Z", cabin_stone())
    lathe([(RADIUS + 0.02, top), (RADIUS + 0.02, top + 0.12), (RADIUS - 0.06, top + 0.17), (RADIUS - 0.30, top + 0.20), (RADIUS - 0.36, top + 0.34), (0.30, top + 0.40),
           (0.28, top + 0.48), (0, top + 0.50)], place, "Z", brushed(), 128)
    lathe([(0, top), (RADIUS, top)], place, "Z", plain("#D8D2C8", 0.5))
    lathe([(0.52, top - 0.006), (0.62, top - 0.006), (0.62, top - 0.001), (0.52, top - 0.001)], place, "Z", glow(3300, 6))
    lathe([(0, top - 0.004), (0.36, top - 0.004)], place, "Z", glow(3400, 2.2))
    for height in (-0.075, top + 0.06):
        lathe([(RADIUS + 0.0205, height - 0.016), (RADIUS + 0.026, height - 0.010), (RADIUS + 0.026, height + 0.010), (RADIUS + 0.0205, height + 0.016)], place, "Z", glow(2900, 7), 128)
    bent_glass(RADIUS, floor, floor + top, start, sweep, glass((0.96, 0.985, 0.975), 1.2))
    for i in range(6):
        angle = start + sweep * i / 5
        cylinder((RADIUS * math.cos(angle), -MIDDLE + RADIUS * math.sin(angle), floor + top / 2), 0.016, top, "Z", plain("#C8A06A", 0.34, 1.0, uneven=0.03), 0, 20)
    rail = circle((0, -MIDDLE, floor + 0.95), RADIUS - 0.07, "Z", 60, start + 0.12, sweep - 0.24)
    tube(rail, 0.019, chrome())
    # the side towards the core: walnut, and the closed doors in the middle
    back = -MIDDLE + RADIUS * math.sin(PANES) + 0.02
    wide = RADIUS * math.cos(PANES) + 0.02
    for left, right in ((-wide, -0.50), (0.50, wide)):
        box(left, right, back, back + 0.04, floor, floor + top, walnut(), 0.004)
    # plain, not brushed: through two panes the fine lines would only be noise
    door = plain("#B5A78F", 0.42, 0.55, uneven=0.03)
    box(-0.5, -0.0015, back + 0.02, back + 0.05, floor, floor + 2.15, door, 0.003)
    box(0.0015, 0.5, back + 0.02, back + 0.05, floor, floor + 2.15, door, 0.003)
    box(-0.5, 0.5, back, back + 0.05, floor + 2.15, floor + top, walnut("X"), 0.003)
    for x in (-0.5, 0.5):
        box(x - 0.012, x + 0.012, back - 0.008, back + 0.02, floor, floor + 2.16, plain("#C8A06A", 0.34, 1.0, uneven=0.03), 0.002)
    box(0.66, 0.86, back - 0.014, back, floor + 0.75, floor + 1.85, black_glass(), 0.003)
    digits("2", (0.76, back - 0.0145, floor + 1.70), 0.13, glow((1.0, 0.74, 0.42), 5))
    for k in range(5):
        tube(circle((0.76, back - 0.0145, floor + 0.92 + k * 0.13), 0.026, "Y"), 0.0014, glow((0.9, 0.88, 0.85), 1.5), closed=True, fineness=2)
    lamp((0, -MIDDLE, floor + top - 0.02), (0, -MIDDLE, 0), (1.3, 1.3), 210 * light, 3250, mirrored=False)
    for k in range(5):
        cylinder((-0.10 + k * 0.05, -MIDDLE, floor + top + 6), 0.007, 11, "Z", plain("#3A3A3C", 0.4, 1.0), 0, 12)


def core(stone, height):
    """The stone shaft wall with the two guide rails and the storeys' light lines beside it."""
    cladding(-CORE, CORE, 0, height, stone, 0.62, 0.875, STOREY / 2)
    for side in (-1, 1):
        box(side * 1.0 - 0.045, side * 1.0 + 0.045, 0.52, 0.60, 0, height, brushed(), 0.004)
        box(side * 1.0 - 0.010, side * 1.0 + 0.010, 0.44, 0.53, 0, height, satin(), 0.002)
        x = side * CORE
        box(min(x, x + side * 0.03), max(x, x + side * 0.03), 0.58, 0.9, 0, height, brass(), 0.003)


def galleries(storeys, wall, warmth):
    """Storeys at both sides with glass balustrades and lit doors along their `wall`."""
    pane = glass((0.90, 0.95, 0.94), 1.3)
    for side in (-1, 1):
        inner, outer = side * (CORE + 0.03), side * 8.0
        left, right = min(inner, outer), max(inner, outer)
        for storey in range(storeys + 1):
            z = storey * STOREY
            box(left, right, 3.2, 3.3, z, z + STOREY, wall, 0)
            for k in range(3):
                x = side * (CORE + 0.75 + k * 1.9)
                box(x - 0.55, x + 0.55, 3.12, 3.2, z, z + 2.35, walnut(), 0.004)
                box(x + 0.75, x + 0.79, 3.15, 3.2, z + 1.1, z + 2.1, glow(2900, 5), 0)
            lamp((side * 4.6, 2.4, z + STOREY - 0.5), (side * 4.6, 3.0, z), (6.0, 0.4), 70 * warmth, 2900, mirrored=False)
            if storey == 0:
                continue
            box(left, right, 0.9, 3.3, z - 0.40, z, plaster("#CFC8BE"), 0.006)
            box(left, right, 0.88, 0.9, z - 0.38, z - 0.02, walnut("X"), 0.002)
            box(left, right, 0.872, 0.88, z - 0.395, z - 0.383, glow(2900, 5), 0)
            for k in range(4):
                a = inner + side * (0.02 + k * 1.5)
                b = a + side * 1.48
                quad((a, 0.9, z), (b, 0.9, z), (b, 0.9, z + 1.06), (a, 0.9, z + 1.06), pane)
            tube([(inner, 0.9, z + 1.08), (outer, 0.9, z + 1.08)], 0.024, brass("X"))


def basin():
    """Where the car comes down: a round bed of plants in a stone kerb, light at its foot and upon the shaft's wall."""
    radius = 1.62
    lathe([(radius + 0.03, 0.06), (radius + 0.03, 0.34), (radius + 0.02, 0.36), (radius - 0.16, 0.36), (radius - 0.16, 0.20), (0, 0.20)], (0, -MIDDLE, 0), "Z", dark_stone(), 128)
    lathe([(radius - 0.03, 0.0), (radius - 0.03, 0.07)], (0, -MIDDLE, 0), "Z", plain("#111112", 0.6), 128)
    for height, out in ((0.035, -0.028), (0.375, -0.02)):
        lathe([(radius + out, height - 0.010), (radius + out + 0.004, height - 0.010), (radius + out + 0.004, height + 0.010), (radius + out, height + 0.010)], (0, -MIDDLE, 0), "Z",
              glow(2900, 6) if height < 0.1 else brass("X"), 128)
    lathe([(0, 0.205), (radius - 0.17, 0.205)], (0, -MIDDLE, 0), "Z", plain("#1A1511", 0.9))
    for k, (x, y) in enumerate(((-1.12, -0.82), (-0.62, -1.28), (0.02, -1.42), (0.66, -1.22), (1.14, -0.76), (-0.28, -0.86), (0.40, -0.80))):
        plant(x, y, 0.62, 0.22, 16, 20 + k, plain("#1A1511", 0.9))
    for side in (-1, 1):
        lamp((side * 1.25, 0.30, 0.24), (side * 1.25, 0.62, 2.4), (0.5, 0.10), 30, 3200, mirrored=False, spread=120)
    lamp((0, 0.30, 0.24), (0, 0.55, 2.2), (1.4, 0.10), 52, 3200, mirrored=False, spread=130)
    lamp((0, -3.0, 3.2), (0, -1.5, 0.5), (2.2, 0.3), 70, 3300, mirrored=False, spread=60)


def build(picture):
    if picture == "elevator-panorama":
        floor, stone = 1.95, marble("#211C18", "#2C2520", "#9C8062", "#A8794A", 0.10, veins=0.45, warmth=0.45)
        round_car(floor)
        core(stone, 11.1)
        galleries(2, plaster("#8A7C6B"), 0.62)
        paving(-8, 8, -9, 3.2, 0, floor_stone(), 1.3)
        basin()
        lamp((0, 0.42, 9.5), (0, 0.75, 0), (3.2, 0.08), 70, 3200, mirrored=False)
        lamp((-5, -4.5, 8.5), (0, 0, 2.5), (3.5, 3.5), 640, DUSK, mirrored=False)
        lamp((5.5, -3, 6.0), (0, 0, 2.5), (0.8, 3.5), 260, DUSK, mirrored=False)
        frontal(-2.95, 2.95, -0.98, 6.10, 5.8, height=0.95, stop=2.8, focus=(0, -1.3, 2.6))
    else:
        floor, stone = 0.10, marble()
        round_car(floor, 2.4)
        core(stone, 14.8)
        galleries(3, plaster("#B9B0A4"), 1.0)
        paving(-8, 8, -9, 3.2, 0, floor_stone(), 1.3)
        lamp((0, 0.42, 11.5), (0, 0.75, 0), (3.2, 0.08), 420, 3300, mirrored=False)
        lamp((-5, -4.5, 10), (0, 0, 3), (4, 4), 460, DUSK)
        lamp((4, -6, 7), (0, 0, 3), (3, 3), 620, 3700, mirrored=False)
        plant(-1.75, -0.9, 1.1, 0.26, 22, 5)
        plant(1.85, -0.6, 1.0, 0.24, 20, 9)
        frontal(-1.95, 1.95, -0.75, 7.78, 7.6, height=1.7, stop=4.0, focus=(0, -1.3, 1.5))
