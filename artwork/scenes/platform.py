"""A platform lift beside the steps of an entrance at night, a wheelchair on it."""
import math
from kit.lift import cladding, flutes, paving, push_button
from kit.materials import black_glass, brass, concrete, dark_stone, glass, glow, oak, plain, plaster, satin, walnut
from kit.props import plant
from kit.scene import DUSK, camera, lamp, sky
from kit.shapes import box, gathered, lathe, quad, rounded, tube
from kit.wheelchair import wheelchair

TERRACE, EDGE, FLOOR = 0.78, 1.45, 0.12


def guard(x0, y0, x1, y1, low, high):
    """A pane between slim posts with a brass cap rail."""
    frame, edge = plain("#8A7A66", 0.34, 0.9, uneven=0.03), plain("#8FA39B", 0.18, uneven=0.02)
    for z in (low + 0.04, high - 0.06):     # the polished edges of the pane
        box(x0 - 0.005, x1 + 0.005, y0 - 0.005, y1 + 0.005, z, z + 0.010, edge, 0.001)
    quad((x0, y0, low + 0.04), (x1, y1, low + 0.04), (x1, y1, high - 0.03), (x0, y0, high - 0.03), glass((0.84, 0.92, 0.90), 2.2))
    for x, y in ((x0, y0), (x1, y1)):
        box(x - 0.018, x + 0.018, y - 0.018, y + 0.018, low, high, frame, 0.004)
    for z, radius, metal in ((high, 0.020, brass("X")), (low + 0.03, 0.014, frame)):
        tube([(x0, y0, z), (x1, y1, z)], radius, metal)


def build(picture):
    stone, warm = concrete("#57524C"), concrete("#6B645B", 0.55)
    paving(-4.2, 4.2, -5, EDGE, 0, stone, 0.9)
    box(-4.2, 4.2, EDGE, 5, -0.1, TERRACE, warm, 0.006)
    # steps at the left, a line of light under every nosing
    for k in range(4):
        front, top = EDGE - (4 - k) * 0.34, (k + 1) * TERRACE / 5
        box(-3.6, -0.95, front, EDGE, 0, top, warm, 0.006)
        box(-3.55, -1.0, front + 0.004, front + 0.012, top - 0.042, top - 0.034, glow(2900, 4), 0)
        lamp((-2.3, front - 0.01, top - 0.045), (-2.3, front - 0.12, 0), (2.6, 0.012), 4, 2900, mirrored=False)
    tube(rounded([(-1.06, 0.0, 0), (-1.06, 0.0, 0.98), (-1.06, EDGE, 0.98 + TERRACE), (-1.06, EDGE + 0.4, 0.98 + TERRACE), (-1.06, EDGE + 0.4, TERRACE)], 0.10), 0.021, brass())
    # a cheek of stone between the steps and the lift, capped like the terrace
    box(-0.93, -0.66, -0.10, EDGE, 0, TERRACE - 0.05, stone, 0.006)
    box(-0.95, -0.645, -0.12, EDGE, TERRACE - 0.05, TERRACE, warm, 0.006)
    # the lift: floor with a flap, guards, mast with its panel
    box(-0.62, 0.62, 0.02, EDGE - 0.02, FLOOR - 0.07, FLOOR, satin(), 0.005)
    box(-0.57, 0.57, 0.07, EDGE - 0.07, FLOOR, FLOOR + 0.004, plain("#3A3733", 0.7), 0)
    flap = box(-0.55, 0.55, -0.13, 0.13, -0.006, 0.006, plain("#6A655D", 0.40, 0.7), 0.003)
    flap.location, flap.rotation_euler = (0, -0.10, FLOOR / 2 - 0.005), (0.44, 0, 0)
    box(-0.60, 0.60, 0.02, 0.028, FLOOR - 0.055, FLOOR - 0.047, glow(2900, 5), 0)
    lamp((0, 0.0, FLOOR - 0.04), (0, -0.5, 0), (1.2, 0.02), 6, 2900, mirrored=False)
    guard(-0.62, 0.05, -0.62, EDGE - 0.05, FLOOR, FLOOR + 1.10)
    guard(-0.60, EDGE + 0.04, 0.60, EDGE + 0.04, TERRACE, TERRACE + 1.10)
    dark = plain("#5B4C3D", 0.36, 0.8, uneven=0.03)
    box(0.64, 0.80, 0.30, 1.15, 0, 2.02, dark, 0.014, 4)
    box(0.636, 0.640, 0.31, 0.32, FLOOR + 1.14, 1.98, glow(2900, 5), 0.001)
    box(0.628, 0.64, 0.06, 1.40, FLOOR, FLOOR + 1.10, dark, 0.004)
    box(0.63, 0.81, 0.29, 1.16, 2.02, 2.035, brass("X"), 0.004)
    tube(rounded([(0.628, 0.20, FLOOR + 0.9), (0.56, 0.20, FLOOR + 0.9), (0.56, 1.28, FLOOR + 0.9), (0.628, 1.28, FLOOR + 0.9)], 0.04), 0.017, brass("Y"))
    box(0.66, 0.78, 0.288, 0.30, 0.95, 1.35, black_glass(), 0.003)
    push_button(0.72, 1.24, 0.288, True, 0.026, brass())
    push_button(0.72, 1.14, 0.288, False, 0.026, brass())
    wheelchair((0.02, 0.88, FLOOR + 0.004), -0.30)
    # the house behind: battens, a lit door, light from the canopy
    flutes(-4.2, 0.15, TERRACE, 3.6, oak(), 3.3, 0.09)
    cladding(0.15, 4.2, TERRACE, 3.6, dark_stone(), 3.3, 1.0, 1.4, [(0.55, 1.75, TERRACE, 3.1)])
    # what one sees of the hall: a lit wall, a plant, a pendant
    box(0.3, 2.2, 5.0, 5.1, TERRACE, 3.3, plaster("#A08E78"), 0)
    box(0.3, 2.2, 3.4, 5.1, TERRACE - 0.1, TERRACE, dark_stone(), 0)
    for x in (0.25, 2.2):
        box(x, x + 0.05, 3.4, 5.1, TERRACE, 3.3, plaster("#A08E78"), 0)
    box(0.3, 2.2, 3.4, 5.1, 3.3, 3.4, plaster("#A08E78"), 0)
    box(0.3, 2.2, 4.96, 5.0, TERRACE, TERRACE + 0.9, walnut("X"), 0.003)
    box(0.3, 2.2, 4.94, 4.96, TERRACE + 0.9, TERRACE + 0.92, brass("X"), 0.001)
    lathe([(0.16 * math.sin(math.pi * k / 24), 0.16 * math.cos(math.pi * k / 24)) for k in range(25)], (1.42, 4.4, 2.45), "Z", glow(3000, 3.0), 48)
    tube([(1.42, 4.4, 2.6), (1.42, 4.4, 3.3)], 0.004, plain("#2A2724", 0.4, 0.3))
    lamp((1.2, 4.9, 3.28), (1.2, 5.0, 1.0), (1.7, 0.06), 26, 3000, mirrored=False)
    lamp((1.42, 4.4, 2.25), (1.42, 4.4, 0), (0.3, 0.3), 14, 3000, mirrored=False)
    bars = plain("#2A2724", 0.36, 0.5)
    for x in (0.55, 1.69):
        box(x, x + 0.06, 3.28, 3.36, TERRACE, 3.1, bars, 0.004)
    box(0.55, 1.75, 3.28, 3.36, 3.04, 3.12, bars, 0.004)

    def door():
        """A glazed leaf, hung at x = 0."""
        for x in (0.0, 0.485):
            box(x, x + 0.055, -0.02, 0.02, TERRACE + 0.01, 3.03, bars, 0.003)
        for z in (TERRACE + 0.01, 2.97):
            box(0.055, 0.485, -0.02, 0.02, z, z + 0.06, bars, 0.003)
        quad((0.055, 0, TERRACE + 0.07), (0.485, 0, TERRACE + 0.07), (0.485, 0, 2.97), (0.055, 0, 2.97), glass((0.92, 0.95, 0.94), 1.2))
        tube([(0.51, -0.045, 1.55), (0.51, -0.045, 2.15)], 0.012, brass())

    gathered(door, (0.61, 3.32, 0), (0, 0, math.radians(32)))
    gathered(door, (1.69, 3.32, 0), (0, 0, math.pi))
    box(-4.2, 4.2, 1.9, 3.5, 3.6, 3.8, plaster("#4A443D"), 0.006)
    lamp((-1.8, 3.05, 3.58), (-1.8, 3.3, 1.0), (4.2, 0.08), 70, 3000, mirrored=False)
    lamp((1.2, 3.0, 3.58), (1.2, 3.3, 1.0), (1.8, 0.08), 30, 3000, mirrored=False)
    lamp((0.1, 1.0, 3.55), (0.0, 0.75, 0), (1.0, 0.8), 250, 3400, mirrored=False, spread=90)
    lamp((-4.5, -3.5, 4.0), (0, 0.8, 0.6), (2.5, 2.5), 520, DUSK)
    lamp((3.2, -2.4, 2.2), (0, 0.8, 0.7), (0.6, 1.8), 90, DUSK)
    plant(1.72, EDGE - 0.40, 1.05, 0.25, 20, 9, plain("#2A2724", 0.4, 0.3))
    sky("night", 0.15)
    camera((1.46, -4.42, 1.22), (0.06, 0.8, 1.22), 53, 4.0, (0, 0.6, 0.7), (0, -0.055))
