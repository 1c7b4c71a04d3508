"""Buttons near to: the floor panel by touch and without touch from one camera, the help panel, the landing button."""
import math
from kit.lift import flutes, push_button
from kit.materials import AMBER, BRASS, Graph, black_glass, brass, brushed, gap, glow, marble, plain, satin, walnut
from kit.scene import DUSK, camera, lamp, sky
from kit.shapes import arrow, box, circle, cylinder, digits, lathe, mesh, quad, ring, rounded, tube

FRONT = -0.00305


def quiet():
    return glow((0.78, 0.82, 0.86), 0.6)


def white():
    return glow((1.0, 0.97, 0.92), 1.7)


def lit():
    return glow(AMBER, 4.5)



def halo(x, z, radius, tone, strength):
    """Light that hangs before the glass: brightest at the middle, nothing at `radius`."""
    graph = Graph("halo")
    far = graph.node("VectorMath", {0: graph.place((1 / radius,) * 3)}, operation="LENGTH").outputs["Value"]
    near = graph.math("POWER", graph.span(far, 0.0, 1.0, 1.0, 0.0), 2.2)
    light = graph.node("Emission", {"Color": tone, "Strength": strength})
    graph.finish(graph.node("MixShader", {0: graph.math("MULTIPLY", near, 0.5), 1: graph.node("BsdfTransparent"), 2: light}))
    shape = quad((-radius, 0, -radius), (radius, 0, -radius), (radius, 0, radius), (-radius, 0, radius), graph.material)
    shape.location = (x, FRONT + 0.00002, z)


def waves(x, z, size, material):
    """The sign of what answers from afar: four arcs, each wider than the last."""
    for k in range(4):
        arc = circle((x - size * 0.55, FRONT, z), size * (0.28 + 0.30 * k), "Y", 20, -0.72, 1.44)
        tube(arc, size * 0.045, material, fineness=2)


def macro(tone=(0.50, 0.50, 0.505), along="Z"):
    return brushed(tone, 0.25, along, fine=1500.0, lines=0.12, relief=0.3, wave=0.03)


def plate(half, low, high):
    """A steel column with a sheet of black glass let into it, between walnut boards."""
    box(-half - 0.040, half + 0.040, 0.0, 0.02, -0.8, 0.8, macro(), 0.004, 4)
    for side in (-1, 1):
        a, b = sorted((side * (half + 0.046), side * 0.9))
        box(a, b, 0.008, 0.03, -0.8, 0.8, walnut(), 0.002)
        box(min(side * (half + 0.040), side * (half + 0.046)), max(side * (half + 0.040), side * (half + 0.046)), 0.012, 0.03, -0.8, 0.8, gap(), 0)
    box(-half - 0.0012, half + 0.0012, -0.0004, 0.002, low - 0.001, high + 0.001, gap(), 0)
    box(-half, half, -0.003, 0.004, low, high, black_glass(), 0.0016, 4)


def lights():
    lamp((-0.9, -0.9, 0.9), (0, 0, 0), (0.5, 1.2), 15, 4300)
    lamp((0.0, -0.35, 1.4), (0, 0, 0), (1.2, 0.5), 14, 3000)
    lamp((1.4, -0.35, 0.1), (0, 0, 0), (0.12, 1.4), 9, DUSK)
    lamp((-0.35, -1.9, -0.3), (0, 0, 0), (0.4, 1.0), 6, 3200)
    lamp((-1.1, -1.0, 0.15), (0, 0, 0.1), (0.10, 1.3), 5, 3600)
    sky("interior", 0.10, 40)


def floors(touchless):
    plate(0.078, -0.19, 0.25)
    digits("4", (0.014, FRONT, 0.197), 0.062, lit())
    arrow((-0.030, FRONT, 0.196), 0.019, lit())
    box(-0.052, 0.052, FRONT - 0.0001, FRONT, 0.1540, 0.1544, quiet(), 0)
    for number in range(1, 9):
        row, column = divmod(number - 1, 2)
        x, z = (column - 0.5) * 0.066, -0.062 + row * 0.052
        chosen = number == 4
        if not touchless:
            ring((x, FRONT, z), 0.0205, 0.0010 if chosen else 0.0005, lit() if chosen else quiet())
            digits(str(number), (x, FRONT, z), 0.021, lit() if chosen else white())
            continue
        # a field of light instead of a drawn key; the chosen one sends out rings
        digits(str(number), (x, FRONT, z), 0.021, lit() if chosen else white())
        halo(x, z, 0.034 if chosen else 0.027, (1.0, 0.52, 0.16) if chosen else (0.42, 0.66, 1.0), 0.9 if chosen else 0.30)
        for place in circle((x, FRONT, z), 0.0205, "Y", 30):
            cylinder(place, 0.0008, 0.0005, "Y", lit() if chosen else glow((0.62, 0.80, 1.0), 1.6), 0, 12)
        for k in (1, 2) if chosen else ():
            ring((x, FRONT, z), 0.0205 + 0.0045 * k, 0.0005, glow(AMBER, 3.6 / k ** 2))
    if touchless:
        waves(0, 0.136, 0.012, white())
    for k, pointing in enumerate((1, -1)):
        x, z = (k - 0.5) * 0.066, -0.126
        ring((x, FRONT, z), 0.0205, 0.0005, quiet())
        for side in (-1, 1):
            tip = x + side * (0.0105 if pointing > 0 else 0.0035)
            foot = x + side * (0.0040 if pointing > 0 else 0.0100)
            mesh([(foot, FRONT, z - 0.006), (foot, FRONT, z + 0.006), (tip, FRONT, z)], [(0, 2, 1) if (tip > foot) else (0, 1, 2)], white())
    for side in (-1, 1):
        for z in (-0.36, 0.36):
            cylinder((side * 0.098, -0.0004, z), 0.0045, 0.002, "Y", satin(), 0.0005, 32)
    lights()
    # the keys stand in the upper part: words lie on the lower one
    camera((0.29, -0.60, 0.075), (-0.004, 0.0, 0.040), 50, 4.0, (0.033, 0.0, -0.01), shift=(0, -0.095))


def bell(x, z, size, material):
    """The alarm's sign, drawn as a line."""
    outline = [(-0.50, -0.30), (-0.36, -0.12), (-0.34, 0.12), (-0.26, 0.32), (-0.10, 0.42), (0.10, 0.42), (0.26, 0.32), (0.34, 0.12), (0.36, -0.12), (0.50, -0.30)]
    tube([(x + a * size, FRONT, z + b * size) for a, b in outline], size * 0.035, material, closed=True, fineness=2)
    tube([(x + a * size, FRONT, z + b * size) for a, b in ((-0.13, -0.40), (-0.07, -0.48), (0.07, -0.48), (0.13, -0.40))], size * 0.035, material, fineness=2)
    tube([(x, FRONT, z + 0.42 * size), (x, FRONT, z + 0.52 * size)], size * 0.035, material, fineness=2)


def handset(x, z, size, material):
    """The telephone's sign, as a line: ear and mouth piece on one handle, leaning as it lies in the hand, and its ringing."""
    def turned(along, across):
        c, s = math.cos(-math.pi / 4), math.sin(-math.pi / 4)
        return (x + (along * c + across * s) * size, FRONT, z + (along * s - across * c) * size)

    def bow(height, deep, half, count=14):
        return [(half * math.cos(t), height + deep * math.sin(t)) for t in (math.pi * k / count for k in range(count + 1))]

    outer, inner = bow(0.06, 0.36, 0.58), bow(0.10, 0.10, 0.27)
    outline = [*outer, (-0.58, -0.16), (-0.27, -0.16), *inner[::-1], (0.27, -0.16), (0.58, -0.16)]
    line = rounded([turned(*point) for point in [*outline, outline[0]]], size * 0.06, 4)
    tube(line[:-1], size * 0.035, material, closed=True, fineness=2)
    for k in (1, 2):
        tube(circle((x - 0.02 * size, FRONT, z - 0.02 * size), size * (0.10 + 0.20 * k), "Y", 16, 0.12, math.pi / 2 - 0.24), size * 0.035, material, fineness=2)


def help_panel():
    plate(0.095, -0.22, 0.26)
    # camera eye
    cylinder((0, -0.004, 0.205), 0.017, 0.004, "Y", plain("#2A2A2C", 0.25, 1.0), 0.001, 64)
    lathe([(0, 0.0075), (0.005, 0.007), (0.009, 0.0055), (0.012, 0.003)], (0, -0.003, 0.205), "Y", plain("#0A0F1C", 0.02), 64, 80)
    ring((0, -0.006, 0.205), 0.0125, 0.0008, plain("#3A3A3D", 0.2, 1.0))
    cylinder((0.034, FRONT, 0.205), 0.0022, 0.0005, "Y", glow((0.25, 1.0, 0.45), 3), 0, 24)
    # speaker: a round field of fine holes
    for row in range(-7, 8):
        for column in range(-7, 8):
            x, z = (column + (row % 2) * 0.5) * 0.0066, row * 0.0058
            if math.hypot(x, z) < 0.040:
                cylinder((x, FRONT + 0.0001, 0.118 + z), 0.0016, 0.0006, "Y", plain("#8A8A8E", 0.4, 1.0), 0, 12)
    # the call's voice as bars of light
    for k in range(25):
        tall = 0.002 + 0.016 * abs(math.sin(k * 1.7) * math.cos(k * 0.45 + 0.3)) * math.sin(math.pi * (k + 0.5) / 25)
        x = (k - 12) * 0.0052
        box(x - 0.0011, x + 0.0011, FRONT - 0.0002, FRONT, 0.030 - tall, 0.030 + tall, lit() if 5 < k < 19 else quiet(), 0)
    for x, calling, sign in ((-0.042, True, bell), (0.042, False, handset)):
        ring((x, FRONT, -0.075), 0.031, 0.0014 if calling else 0.0006, lit() if calling else quiet())
        sign(x, -0.075, 0.034, lit() if calling else white())
    box(-0.06, 0.06, FRONT - 0.0001, FRONT, -0.1500, -0.1496, quiet(), 0)
    for k in range(5):
        cylinder(((k - 2) * 0.016, FRONT, -0.175), 0.0020, 0.0005, "Y", lit() if k == 0 else quiet(), 0, 24)
    lights()
    camera((0.30, -0.62, 0.10), (-0.002, 0.0, 0.030), 50, 4.0, (-0.02, 0.0, 0.0))


def landing_button():
    """Two buttons on a brass plate on marble; the upper one is lit. Low down the wall falls into the dark."""
    stone = marble("#E4DCD0", "#CFC4B5", "#5E5348", scale=1.25, veins=1.25, warmth=0.3)
    box(-0.205, 2, 0, 0.02, -2, 0.29, stone, 0.002)
    box(-0.205, 2, 0, 0.02, 0.293, 2, stone, 0.002)
    box(-0.219, -0.208, -0.012, 0.02, -2, 2, brass(), 0.002)
    flutes(-1.6, -0.222, -2, 2, walnut(), 0, 0.05)
    box(-0.050, 0.050, -0.005, 0, -0.125, 0.125, macro(BRASS), 0.0015, 4)
    box(-0.041, 0.041, -0.008, -0.004, -0.116, 0.116, black_glass(), 0.0015, 4)
    push_button(0, 0.045, -0.008, True, 0.024, macro(BRASS))
    push_button(0, -0.045, -0.008, False, 0.024, macro(BRASS))
    arrow((0, -0.0146, 0.045), 0.014, glow(AMBER, 3.5))
    arrow((0, -0.0146, -0.045), 0.014, glow((1.0, 0.93, 0.84), 0.8), up=False)
    lamp((0.0, -0.020, 0.045), (0.0, 0.2, 0.045), (0.12, 0.12), 0.05, (1.0, 0.56, 0.2), mirrored=False)
    lamp((-0.5, -0.75, 1.5), (0.05, 0, -0.2), (0.5, 0.5), 15, 3500, spread=110)
    lamp((1.3, -0.6, 0.3), (0, 0, 0.0), (0.3, 1.2), 5, DUSK, mirrored=False, spread=90)
    lamp((0.3, -1.9, 0.3), (0, 0, -0.3), (0.9, 1.2), 7, 3600)
    sky("studio", 0.12)
    camera((0.42, -1.86, -0.02), (0.03, 0, -0.02), 50, 4.0, (0, -0.015, 0.04), shift=(0, -0.235))


def build(picture):
    if picture == "safety-support":
        help_panel()
    elif picture == "contact":
        landing_button()
    else:
        floors(picture == "buttons-touchless")
