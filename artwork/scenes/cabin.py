"""Inside the car: three finishes from one camera, a wall and a floor in close-up, and the calm one for the About page."""
import math
import random
from kit.lift import car, floor_panel, paving, sill
from kit.materials import (
    BRASS, Graph, brass, brushed, cabin_stone, dark_stone, floor_stone, gap, glass, glow, leather, marble, plain, satin, walnut)
from kit.scene import DUSK, camera, frontal, lamp, link, sky
from kit.shapes import box, cylinder, gathered, lathe, mesh, quad, tube

WIDTH, DEPTH, HEIGHT = 1.7, 1.6, 2.45


def facade(chance):
    """A tower at dusk: floors of dim windows that pale into the haze with distance."""
    graph = Graph("facade")
    where = graph.node("VectorMath", {0: graph.place(), 1: (chance.uniform(0, 90), 0, 0)}, operation="ADD").outputs[0]
    place = graph.node("Mapping", {"Vector": where, "Scale": (0.30, 0.30, 0.27)}).outputs[0]
    part = graph.node("SeparateXYZ", {0: graph.node("VectorMath", {0: place}, operation="FRACTION")})
    inside = graph.math("MULTIPLY", graph.math("GREATER_THAN", part.outputs[2], 0.42), graph.math("GREATER_THAN", part.outputs[0], 0.18))
    wall = graph.mix(graph.math("MULTIPLY", inside, 0.35), (0.010, 0.011, 0.018), (0.042, 0.046, 0.070))
    far = graph.span(graph.node("CameraData").outputs["View Z Depth"], 200, 1000, 0.03, 0.85)
    high = graph.node("SeparateXYZ", {0: graph.node("NewGeometry").outputs["Position"]}).outputs[2]
    haze = graph.ramp(graph.span(high, -190, 40), [(0.0, (0.30, 0.20, 0.14)), (0.6, (0.52, 0.34, 0.25)), (1.0, (0.44, 0.33, 0.31))])
    return graph.finish(graph.node("Emission", {"Color": graph.mix(far, wall, haze), "Strength": 0.9}))


def blurred_light():
    """A lamp far out of focus: a soft round disc, each of its own colour and strength, added to what lies behind it."""
    graph = Graph("light")
    luck = graph.node("ObjectInfo").outputs["Random"]
    far = graph.node("VectorMath", {0: graph.place()}, operation="LENGTH").outputs["Value"]
    disc = graph.math("MULTIPLY", graph.span(far, 1.0, 0.72), graph.span(far, 0.0, 0.8, 0.6, 1.0))
    tone = graph.ramp(graph.math("FRACT", graph.math("MULTIPLY", luck, 17.0)), [(0.0, (1.0, 0.42, 0.13)), (0.45, (1.0, 0.62, 0.30)), (0.9, (1.0, 0.84, 0.62)), (1.0, (0.66, 0.80, 1.0))])
    strength = graph.math("MULTIPLY", disc, graph.math("ADD", 0.16, graph.math("MULTIPLY", graph.math("POWER", luck, 3.0), 2.2)))
    light = graph.node("Emission", {"Color": tone, "Strength": strength})
    return graph.finish(graph.node("AddShader", {0: graph.node("BsdfTransparent"), 1: light}))


def dusk():
    """The sky behind the city: warm at the horizon, with bands of cloud that the sun lights from below."""
    graph = Graph("dusk")
    place = graph.node("TexCoord").outputs["Object"]
    height = graph.node("SeparateXYZ", {0: place}).outputs[2]
    tone = graph.ramp(graph.span(height, -130, 620), [(0.0, (0.34, 0.22, 0.16)), (0.20, (0.90, 0.50, 0.27)), (0.36, (0.54, 0.40, 0.42)), (0.66, (0.13, 0.18, 0.34)), (1.0, (0.035, 0.06, 0.15))])
    bands = graph.noise(graph.place((1 / 520, 1, 1 / 88), turn=(0, 0.05, 0)), 1.0, 6, 0.58)
    veil = graph.math("MULTIPLY", graph.span(bands, 0.46, 0.66), graph.span(height, 60, 190))
    lit = graph.ramp(graph.span(height, 60, 620), [(0.0, (1.0, 0.56, 0.32)), (0.4, (0.80, 0.40, 0.32)), (1.0, (0.20, 0.19, 0.30))])
    graph.finish(graph.node("Emission", {"Color": graph.mix(graph.math("MULTIPLY", veil, 0.75), tone, lit), "Strength": 0.9}))
    quad((-2200, 1300, -600), (2200, 1300, -600), (2200, 1300, 1300), (-2200, 1300, 1300), graph.material)


def city():
    """A skyline at dusk, seen from high above the street."""
    chance = random.Random(21)
    facades = [facade(chance) for _ in range(7)]
    disc = mesh([(math.cos(math.pi * k / 14), 0, math.sin(math.pi * k / 14)) for k in range(28)], [tuple(range(28))], blurred_light())
    disc.location = (0, -99, 0)      # behind the camera: only its copies are seen
    for y in (230, 300, 380, 470, 570, 690, 820, 980):
        x = -0.40 * y
        while x < 0.40 * y:
            wide, top = chance.uniform(11, 24), chance.triangular(-120, 22, -62) + y * 0.035
            if chance.random() > 0.90:
                wide, top = wide * 0.72, top + 62
            material = chance.choice(facades)
            box(x, x + wide, y, y + wide, -420, top, material, 0)
            if chance.random() > 0.5:       # a set-back crown
                box(x + wide * 0.25, x + wide * 0.75, y + 2, y + wide * 0.8, top, top + wide * 0.55, material, 0)
            for _ in range(round(64 * (0.46 + top / y)) if abs(x) < 0.25 * y else 0):
                size, copy = y * chance.uniform(0.0032, 0.0060), link(disc.copy())
                copy.location, copy.scale = (x + chance.uniform(0, wide), y - 1, chance.triangular(-0.46 * y, top - 3, -0.34 * y)), (size, 1, size)
            x += wide + chance.uniform(1, 15)
    dusk()


def honed():
    """Marble that is not polished: it would show where the car's ceiling ends."""
    return marble(roughness=0.32)


def panel_column():
    """A brushed column in the car's right corner that turns the floor panel 60 degrees towards who comes in."""
    def build():
        box(0.003, 0.16, -0.165, 0.165, 0.10, HEIGHT - 0.02, brushed((0.42, 0.31, 0.19), 0.28), 0.003)
        floor_panel(0, 0, low=0.90, high=2.20)

    gathered(build, (0.705, 0.86, 0), (0, 0, math.radians(60)))


def finish(picture):
    common = dict(front=0.0, width=WIDTH, depth=DEPTH, height=HEIGHT, returns=False, panel=False)
    if picture == "cabins-panorama":
        car(**common, back_open=True, light=0.5, wall=leather("#5A4A3D"), floor=dark_stone())
        end, half = DEPTH, WIDTH / 2 - 0.30
        quad((-half, end, 0.10), (half, end, 0.10), (half, end, HEIGHT), (-half, end, HEIGHT), glass((0.90, 0.93, 0.94), 0.0))
        for x in (-half, half):
            box(x - 0.012, x + 0.012, end - 0.03, end + 0.03, 0.1, HEIGHT, brass(), 0.003)
        box(-half, half, end - 0.03, end + 0.03, 0.10, 0.125, brass("X"), 0.003)
        city()
    elif picture == "cabins-classic":
        car(**common, light=0.62)
        # a quiet wall for the mirror
        box(-4, 4, -4.1, -4.0, 0, 3.4, marble(), 0)
        lamp((0, -3.7, 3.2), (0, -4.0, 0.6), (5.0, 0.10), 90, 3300, mirrored=False)
    elif picture == "about":
        car(**common, light=0.5, back=honed(), floor=cabin_stone(), lines=True)
    else:
        car(**common, light=0.42, wall=leather("#8A7C6E", 0.42), back=honed(), lines=True)
    if picture != "about":
        panel_column()
    box(-4, 4, -5, 0, -0.03, -0.002, dark_stone(), 0)
    lamp((0, -1.8, 1.8), (0, 1, 1.1), (1.6, 1.4), 15, 4300, mirrored=False)
    if picture != "cabins-panorama":
        sky("interior", 0.5, 60)
    if picture == "about":
        frontal(-1.24, 1.24, -0.55, 3.038, 2.75, height=1.28, wall=DEPTH)
    else:
        frontal(-1.26, 1.26, -0.13, 2.705, 2.66, height=1.34, wall=DEPTH, stop=1.6 if picture == "cabins-panorama" else 5.6, focus=(0.7, 0.9, 1.3))


def wall():
    """Walnut and stitched leather meet at a lit brass joint; a brass rail runs across."""
    hide = leather("#5E4C3E", 0.46, 420.0)
    box(-1.2, -0.022, 0, 0.02, 0, 2.4, walnut(), 0.003)
    for k in range(5):
        left = 0.022 + k * 0.30
        box(left, left + 0.296, -0.012, 0.02, 0, 2.4, hide, 0.014, 5)
        for side in (0.022, 0.274):
            for i in range(140):
                z = 0.62 + i * 0.009
                tube([(left + side, -0.0124, z), (left + side, -0.0132, z + 0.0015), (left + side, -0.0132, z + 0.0045), (left + side, -0.0124, z + 0.006)], 0.0007, plain("#C2A078", 0.6), fineness=1)
    bright = dict(fine=900.0, relief=0.15, wave=0.05)
    for x in (-0.018, 0.018):
        box(x - 0.004, x + 0.004, -0.010, 0.02, 0, 2.4, brushed(BRASS, 0.22, **bright), 0.001)
    box(-0.014, 0.014, 0.012, 0.02, 0, 2.4, gap(), 0)
    box(-0.006, 0.006, 0.004, 0.012, 0, 2.4, glow(2900, 7), 0.002)
    lamp((0, -0.012, 1.2), (0, -1, 1.2), (0.02, 2.3), 2.2, 2900, mirrored=False)
    tube([(-1.3, -0.075, 0.98), (1.3, -0.075, 0.98)], 0.019, brushed(BRASS, 0.2, "X", **bright))
    for x in (-0.30, 0.32):
        cylinder((x, -0.04, 0.98), 0.010, 0.075, "Y", satin(), 0.001)
        lathe([(0, 0), (0.034, 0), (0.034, 0.006), (0.030, 0.009), (0, 0.009)], (x, -0.002 if x < 0 else -0.012, 0.98), "Y", brass())
    lamp((-0.9, -1.1, 2.2), (0, 0, 1.2), (1.0, 0.7), 40, 3500)
    lamp((1.5, -0.7, 1.3), (0, 0, 1.2), (0.3, 1.6), 11, DUSK)
    lamp((-0.4, -2.2, 0.6), (0, 0, 1.0), (0.8, 1.0), 6, 3600)
    sky("interior", 0.15, 40)
    camera((0.40, -0.98, 1.22), (0.015, 0, 0.925), 50, 4.0, (0.02, -0.02, 1.05))
    lamp((-0.85, -0.16, 1.5), (0.1, 0, 1.0), (0.06, 0.9), 9, 3200, mirrored=False, spread=120)


def floor():
    """A dark diamond and brass lines set in pale stone, seen as one steps in: sill, walls lit at their foot, handrail."""
    pale, dark = marble("#DDD5C8", "#C4BAAB", "#7B7063", "#A88658", 0.05, 1.1, 0.7), dark_stone()
    line = plain("#D0A765", 0.42, 0.55)      # wholly metallic it would mirror the dark walls and vanish
    car(front=0.0, width=WIDTH, depth=DEPTH, height=HEIGHT, returns=False, back=walnut(), floor=pale, light=0.62)
    half, border, middle, reach = WIDTH / 2, 0.13, DEPTH / 2, 0.27
    for left, right, front, back in ((border - half, half - border, middle - 0.005, middle + 0.005), (-0.005, 0.005, border, DEPTH - border)):
        box(left, right, front, back, -0.01, 0.0004, line, 0)
    for size, material, top in ((reach + 0.013, line, 0.0006), (reach, dark, 0.0010)):
        mesh([(0, -size, top), (size, 0, top), (0, size, top), (-size, 0, top)], [(0, 1, 2, 3)], material).location = (0, middle, 0)
    for side in (-1, 1):
        x = side * (half - 0.016)
        box(x - 0.003, x + 0.003, 0.0, DEPTH - 0.02, 0.004, 0.012, glow(2900, 6), 0)
        lamp((side * (half - 0.024), middle, 0.02), (0, middle, 0.0), (0.012, DEPTH * 0.95), 3.0, 2900, mirrored=False)
    box(-half, half, DEPTH - 0.018, DEPTH - 0.012, 0.004, 0.012, glow(2900, 6), 0)
    lamp((0, DEPTH - 0.026, 0.02), (0, middle, 0.0), (WIDTH * 0.95, 0.012), 3.0, 2900, mirrored=False)
    sill(0, WIDTH + 1.4, -0.16, -0.006)
    paving(-2.4, 2.4, -2.2, -0.162, 0, floor_stone(), 1.2)
    lamp((0, -1.8, 1.8), (0, 1, 0.4), (1.6, 1.4), 15, 4300, mirrored=False)
    sky("interior", 0.3, 60)
    camera((0, -1.30, 1.75), (0, 1, 1.75), 25.5, 5.6, (0, middle - 0.2, 0), shift=(0, -0.597))


def build(picture):
    {"walls-cabin": wall, "flooring-cabin": floor}.get(picture, lambda: finish(picture))()
