"""The lift landing of a building, tall and narrow: hospital, hotel, home. Two or three things near by tell where one is."""
import math
from kit.lift import call_station, car, cladding, flutes, indicator, leaf, open_doors, paving, portal, sill
from kit.materials import brass, brushed, cabin_stone, dark_stone, floor_stone, glass, glow, leather, marble, oak, plain, plaster, satin, walnut
from kit.props import plant
from kit.scene import DUSK, frontal, lamp, sky
from kit.shapes import box, cylinder, gathered, lathe, quad, ring, rounded, tube

TOP = 4.9


def room(floor, left=-2.4, right=2.4, wall=None):
    paving(left, right, -6, 0.05, 0, floor, 1.2)
    box(left, right, -6, -0.45, TOP, TOP + 0.1, plaster(), 0)
    for x in (left, right):
        box(x - 0.05, x + 0.05, -6, 0.2, 0, TOP, wall or plaster(), 0)


def sconce(x, z):
    """A brass half-tube with light above and below it."""
    cylinder((x, -0.05, z), 0.035, 0.42, "Z", brass(), 0.003)
    for side in (-1, 1):
        cylinder((x, -0.05, z + side * 0.212), 0.030, 0.004, "Z", glow(2900, 9), 0)
        lamp((x, -0.05, z + side * 0.22), (x, -0.03, z + side * 2), (0.05, 0.05), 9, 2900, mirrored=False, spread=150)


def suitcase(x, y, width, height, depth, skin, turn=0.0):
    """Standing on the floor, its handle up: leather with stitched bands, brass at corners and locks."""
    metal, half = plain("#C8A06A", 0.3, 1.0, uneven=0.03), width / 2

    def build():
        box(-half, half, -depth / 2, depth / 2, 0.012, height, skin, 0.035, 6)
        for side in (-1, 1):
            strap = side * width * 0.27
            box(strap - 0.016, strap + 0.016, -depth / 2 - 0.003, depth / 2 + 0.003, 0.009, height + 0.003, leather("#241B15", 0.5), 0.012, 4)
            box(strap - 0.020, strap + 0.020, -depth / 2 - 0.007, -depth / 2 - 0.002, height * 0.72, height * 0.72 + 0.034, metal, 0.003)
            for z in (0.0, height - 0.052):
                a, b = sorted((side * (half + 0.002), side * (half - 0.052)))
                box(a, b, -depth / 2 - 0.002, depth / 2 + 0.002, z + 0.010, z + 0.054, metal, 0.022, 5)
        box(-half - 0.001, half + 0.001, -0.003, 0.003, 0.011, height + 0.001, metal, 0.002)
        tube(rounded([(-0.075, 0, height - 0.01), (-0.075, 0, height + 0.05), (0.075, 0, height + 0.05), (0.075, 0, height - 0.01)], 0.03), 0.011, leather("#241B15", 0.5))

    gathered(build, (x, y, 0), (0, 0, turn))


def hotel():
    room(floor_stone(), wall=walnut())
    half = 0.55 + 0.16
    cladding(-2.4, 2.4, 0, 2.56, dark_stone(), 0, 0.85, 2.56, [(-half, half, 0, 2.36), (-half, half, 2.36, 2.56)])
    flutes(-2.4, 2.4, 2.60, TOP, walnut(), 0, 0.07)
    box(-2.4, 2.4, -0.04, 0.05, 2.56, 2.60, brass("X"), 0.004)
    portal(0, 1.1, 2.2, 0.16)
    cladding(-half, half, 2.36, 2.56, dark_stone(), 0, 1.5, 1)
    sill(0, 1.4, 0.05, 0.29)
    indicator(0, 2.238, "9")
    open_doors(0)
    car(0, light=1.5, width=1.75, depth=1.6, back=marble(), lines=True, panel=False)
    call_station(0.90, 1.12, width=0.10, height=0.28)
    for x in (-0.92, 0.92):
        sconce(x, 1.85)
    suitcase(-0.85, -0.30, 0.39, 0.66, 0.22, leather("#74502F", 0.4), 0.10)
    suitcase(-0.62, -0.58, 0.36, 0.40, 0.18, leather("#5C4230", 0.42), -0.16)
    lamp((-1.0, -2.8, 1.6), (-0.75, -0.4, 0.4), (0.5, 0.5), 16, 3500, mirrored=False, spread=70)
    lamp((0, -0.22, TOP - 0.1), (0, -0.05, 0), (4.6, 0.10), 105, 3300, mirrored=False)
    lamp((-2.3, -3.2, 2.2), (0, 0, 1.4), (2.0, 2.6), 60, DUSK)
    lamp((2.2, -3.4, 2.4), (0, 0, 1.2), (1.0, 2.2), 30, 3300)
    lamp((0, 1.75, 2.28), (0, -1.4, 0), (1.0, 0.3), 45, 3100, mirrored=False, spread=90)


def bed(end, middle):
    """The foot end of a bed that is wheeled in from the left: x = `end` is its board, y = `middle` its axis."""
    frame, board, cloth = satin(), plain("#E8E5DE", 0.35, coat=0.2), plain("#F1EFEA", 0.9)
    front, back = middle - 0.44, middle + 0.44
    box(end - 2.2, end - 0.05, front + 0.03, back - 0.03, 0.50, 0.66, cloth, 0.05, 6)
    box(end - 2.2, end - 0.07, front + 0.015, back - 0.015, 0.44, 0.675, cloth, 0.03, 6)      # the sheet, hanging over
    box(end - 0.95, end - 0.32, front + 0.005, back - 0.005, 0.38, 0.692, plain("#6F9A97", 0.9), 0.035, 6)      # a folded blanket
    box(end - 0.045, end, front, back, 0.36, 0.86, board, 0.02, 5)
    box(end - 0.001, end + 0.006, front + 0.09, back - 0.09, 0.50, 0.72, plain("#7FA5A1", 0.4), 0.01, 4)
    for y in (front + 0.06, back - 0.06):
        tube([(end - 2.2, y, 0.40), (end - 0.06, y, 0.40)], 0.022, frame)
        tube([(end - 0.16, y, 0.40), (end - 0.16, y, 0.16)], 0.018, frame)
        cylinder((end - 0.16, y, 0.075), 0.075, 0.035, "Y", plain("#2C2D30", 0.6), 0.008)
        cylinder((end - 0.16, y, 0.075), 0.030, 0.040, "Y", frame, 0.004)
    tube(rounded([(end - 0.4, front - 0.02, 0.42), (end - 0.4, front - 0.02, 0.78), (end - 1.5, front - 0.02, 0.78), (end - 1.5, front - 0.02, 0.42)], 0.06), 0.014, frame)


def hospital():
    sage, pale = plain("#8FA39C", 0.45), plaster("#E4E1DA")
    room(marble("#C9C6BF", "#BDBAB2", "#8D8A84", "#9A958A", 0.12, 0.7, 0.2, 0.0), wall=pale)
    half = 0.72 + 0.12
    for x0, x1 in ((-2.4, -half), (half, 2.4)):
        box(x0, x1, 0, 0.2, 1.16, TOP, pale, 0)
        box(x0, x1, 0, 0.2, 0, 1.16, sage, 0)
        box(x0, x1, -0.030, 0, 0.78, 0.96, oak("X"), 0.010, 4)      # bumper
        box(x0, x1, -0.012, 0, 1.155, 1.185, plain("#3E8F8B", 0.3, coat=0.3), 0.002)      # the teal rail, lit from above it
        box(x0, x1, -0.016, -0.002, 1.187, 1.193, glow((0.55, 1.0, 0.95), 4), 0)
        lamp(((x0 + x1) / 2, -0.02, 1.20), ((x0 + x1) / 2, 0.02, 1.6), (x1 - x0, 0.02), 3, (0.55, 1.0, 0.95), mirrored=False)
        box(x0, x1, -0.022, 0, 0.18, 0.34, oak("X"), 0.008, 4)
        box(x0, x1, -0.010, 0, 0.0, 0.10, satin(), 0.002)
    box(-half, half, 0, 0.2, 2.34, TOP, pale, 0)
    portal(0, 1.44, 2.2, 0.12, upright=brushed(), lintel=brushed(along="X"))
    # two leaves that run to the left, open by 0.58 m of 1.44
    leaf(-1.04, -0.17, 0.10, 2.2)
    leaf(-0.73, 0.14, 0.142, 2.2)
    for left, right, front in ((-0.72, -0.174, 0.10), (-0.166, 0.136, 0.142)):
        for z in (0.30, 0.86):
            box(left, right, front - 0.006, front, z - 0.05, z + 0.05, brushed(along="X", roughness=0.3), 0.002)
    car(0, light=1.5, tone=3700, width=1.9, depth=2.4, door=1.44, wall=oak(), back=sage, floor=cabin_stone(), panel=False)
    lamp((0.3, 1.2, 2.2), (0.45, -1.0, 0), (0.5, 0.5), 40, 3600, mirrored=False, spread=90)
    sill(0, 1.7, 0.05, 0.29)
    indicator(0, 2.222, "3", width=0.40)
    call_station(0.925, 1.38, width=0.09, height=0.22)
    bed(-0.34, -0.62)
    box(-2.4, 2.4, -0.012, 0, 2.75, 2.77, glow(4000, 3), 0)
    lamp((0, -0.06, 2.72), (0, 0.1, 0), (4.6, 0.03), 16, 4000, mirrored=False)
    lamp((0, -0.22, TOP - 0.1), (0, -0.05, 0), (4.6, 0.10), 90, 4000, mirrored=False)
    lamp((-0.45, -3.2, 1.5), (-0.2, 0, 1.2), (0.8, 2.6), 22, DUSK)
    lamp((-2.2, -3.0, 2.8), (0, 0, 1.4), (2.0, 3.0), 70, DUSK)
    lamp((1.6, -3.6, 3.0), (0, 0, 1.2), (1.5, 1.5), 55, 3700, mirrored=False)


def home():
    pale = plaster("#DDD6CB")
    room(oak("Y"), wall=pale)
    for k in range(24):
        box(-2.4 + k * 0.2 + 0.0008, -2.2 + k * 0.2 - 0.0008, -6, 0.05, -0.02, 0.001, oak("Y"), 0.001)
    half = 0.44 + 0.05
    flutes(-2.4, -half, 0, TOP, oak(), 0, 0.05)
    box(half, 2.4, 0, 0.2, 0, TOP, pale, 0)
    box(-half, half, 0, 0.2, 2.15, TOP, pale, 0)
    box(half, 2.4, -0.012, 0, 0, 0.08, oak("X"), 0.002)
    black = plain("#211F1D", 0.35, 0.5)
    for x0, x1, z0, z1 in ((-half, -0.44, 0, 2.15), (0.44, half, 0, 2.15), (-0.44, 0.44, 2.10, 2.15)):
        box(x0, x1, -0.03, 0.20, z0, z1, black, 0.003)
    # the glazed leaf and the small car behind it
    for x0, x1, z0, z1 in ((-0.43, -0.37, 0.012, 2.09), (0.37, 0.43, 0.012, 2.09), (-0.37, 0.37, 0.012, 0.14), (-0.37, 0.37, 2.02, 2.09)):
        box(x0, x1, 0.03, 0.07, z0, z1, black, 0.003)
    quad((-0.37, 0.05, 0.14), (0.37, 0.05, 0.14), (0.37, 0.05, 2.02), (-0.37, 0.05, 2.02), glass((0.94, 0.96, 0.94), 1.1))
    tube(rounded([(0.335, 0.03, 0.85), (0.335, -0.025, 0.85), (0.335, -0.025, 1.35), (0.335, 0.03, 1.35)], 0.025), 0.011, brass())
    car(0, front=0.22, width=1.05, depth=1.2, height=2.15, door=0.86, wall=oak(), back=leather("#9C8A76", 0.5), floor=cabin_stone(), light=0.75, panel=False, returns=False)
    box(0.56, 0.64, -0.010, 0, 1.02, 1.22, brass(), 0.002)
    cylinder((0.60, -0.012, 1.15), 0.018, 0.008, "Y", satin(), 0.002)
    ring((0.60, -0.012, 1.15), 0.020, 0.002, glow((1.0, 0.56, 0.2), 4))
    cylinder((0.60, -0.012, 1.08), 0.018, 0.008, "Y", satin(), 0.002)
    # a bench with a cushion, a pair of slippers under it, a plant, a pendant
    box(0.66, 1.6, -0.42, -0.03, 0.40, 0.44, oak("X"), 0.004)
    box(0.70, 0.74, -0.40, -0.05, 0, 0.40, oak(), 0.004)
    box(0.67, 1.6, -0.41, -0.04, 0.44, 0.50, leather("#8A7460", 0.6), 0.024, 5)
    for x in (0.84, 0.97):
        box(x, x + 0.09, -0.36, -0.11, 0.0, 0.025, leather("#6B4A2E", 0.6), 0.012, 4)
        box(x, x + 0.09, -0.36, -0.24, 0.02, 0.062, leather("#6B4A2E", 0.6), 0.028, 5)
    plant(-0.86, -0.42, 1.0, 0.20, 18, 4, plain("#C9C2B6", 0.6))
    # the pendant: a brass shade, which keeps its shape this far from the middle of the frame, and the lamp within it
    lathe([(0.012, 0.235), (0.020, 0.225), (0.030, 0.19), (0.075, 0.165), (0.155, 0.060), (0.172, 0.0), (0.168, 0.001), (0.148, 0.060), (0.070, 0.155), (0, 0.16)], (0.80, -0.55, 2.62), "Z", brass(), 96, 50)
    lathe([(0, 0.018), (0.045, 0.028), (0.062, 0.060), (0.045, 0.098), (0, 0.11)], (0.80, -0.55, 2.62), "Z", glow(2900, 5), 48)
    tube([(0.80, -0.55, 2.85), (0.80, -0.55, TOP)], 0.004, black)
    lamp((0.80, -0.55, 2.60), (0.80, -0.5, 0), (0.25, 0.25), 26, 2900, mirrored=False)
    lamp((-0.3, -0.20, TOP - 0.1), (-0.3, -0.05, 0), (4.2, 0.10), 70, 3400, mirrored=False)
    lamp((-2.3, -3.4, 2.0), (0, 0, 1.3), (2.4, 2.8), 120, DUSK)
    lamp((1.6, -3.6, 2.6), (0, 0, 1.2), (1.5, 1.5), 40, 3600, mirrored=False)


def build(picture):
    {"client-hotels": hotel, "client-hospitals": hospital, "client-residential-units": home}[picture]()
    sky("sunset", 0.5)
    # a hospital's door is wide: from nearer, its head stands at 38 % of the height
    half, top = (1.017, 4.03) if picture == "client-hospitals" else (1.16, 4.655)
    frontal(-half, half, -0.42, top, 4.2, height=1.35, stop=4.0, focus=(0, 0, 1.2))
