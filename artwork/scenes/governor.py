"""Mechanical safety: the overspeed governor. Its wheel turns with the rope; two flyweights swing out and let the jaw drop on it."""
import math
from kit.materials import Graph, cast_iron, gap, plain
from kit.props import bolt
from kit.rope import over, rope
from kit.scene import camera, lamp
from kit.shapes import box, cylinder, gathered, lathe, rounded, tube
from kit.studio import backdrop, lights

RADIUS, MIDDLE, FACE = 0.150, 0.235, -0.02


def lathed(tone=(0.80, 0.60, 0.31)):
    """Brass as the lathe leaves it: fine rings about the piece's own axis, in which a lamp becomes two fans of light."""
    graph = Graph("lathed")
    part = graph.node("SeparateXYZ", {0: graph.place()})
    flat = graph.node("CombineXYZ", {0: part.outputs[0], 1: part.outputs[1]})
    far = graph.node("VectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    rings = graph.noise(graph.node("CombineXYZ", {0: graph.math("MULTIPLY", far, 420.0)}), 1.0, 2)
    return graph.principled(
        Base_Color=graph.mix(graph.spread(rings, 0, 1), tuple(v * 0.86 for v in tone), tone), Metallic=1.0, Anisotropic=0.8,
        Roughness=graph.spread(rings, 0.20, 0.34), Normal=graph.bump(rings, 0.14, 0.0006),
        Tangent=graph.node("Tangent", direction_type="UV_MAP").outputs[0])


def along_the_turn(thing):
    """UVs that run round the axis, as the rings of a turned piece do."""
    for loop, place in zip(thing.data.loops, thing.data.uv_layers[0].data):
        x, y, _ = thing.data.vertices[loop.vertex_index].co
        place.uv = (math.atan2(y, x), math.hypot(x, y))
    return thing


def wheel():
    steel, paint = plain("#C9C9CB", 0.18, 1.0, uneven=0.03), cast_iron("#343A3E", 0.46)
    lathe([(RADIUS - 0.018, -0.012), (RADIUS, -0.014), (RADIUS + 0.006, -0.012), (RADIUS + 0.006, -0.008), (RADIUS - 0.006, 0.0), (RADIUS + 0.006, 0.008), (RADIUS + 0.006, 0.012),
           (RADIUS, 0.014), (RADIUS - 0.018, 0.012), (RADIUS - 0.018, -0.012)], (0, FACE, MIDDLE), "Y", steel, 160, 22)
    lathe([(0.118, -0.007), (RADIUS - 0.017, -0.009), (RADIUS - 0.017, 0.009), (0.118, 0.007), (0.118, -0.007)], (0, FACE, MIDDLE), "Y", paint, 128)
    for i in range(5):
        angle = 2 * math.pi * (i + 0.15) / 5
        arm = box(-0.052, 0.052, -0.006, 0.006, -0.013, 0.013, paint, 0.004, 3)
        arm.location, arm.rotation_euler = (0.078 * math.cos(angle), FACE + 0.004, MIDDLE + 0.078 * math.sin(angle)), (0, -angle, 0)
    lathe([(0, 0.030), (0.014, 0.030), (0.016, 0.026), (0.030, 0.022), (0.034, 0.018), (0.034, -0.018), (0, -0.018)], (0, FACE, MIDDLE), "Y", steel, 96)
    bolt((0, FACE - 0.031, MIDDLE), 0.011, "Y", -1)


def flyweights():
    brass, steel = lathed(), plain("#C9C9CB", 0.2, 1.0, uneven=0.03)
    for side in (0, 1):
        turn = math.pi * side + 0.55

        def weight():
            # a broad ring's part, its face cut back between two lips
            along_the_turn(lathe(
                [(0.062, -0.009), (0.066, -0.0095), (0.068, -0.0070), (0.102, -0.0070), (0.104, -0.0095), (0.109, -0.009), (0.110, -0.007),
                 (0.110, 0.006), (0.108, 0.008), (0.062, 0.008), (0.060, 0.006), (0.060, -0.007), (0.062, -0.009)],
                (0, 0, 0), "Y", brass, 40, 30, 0.35, 2.15))
            cylinder((0.085 * math.cos(-0.52), -0.004, 0.085 * math.sin(0.52) * -1), 0.013, 0.022, "Y", steel, 0.002)
            bolt((0.085 * math.cos(-0.95), -0.010, -0.085 * math.sin(0.95)), 0.0065, "Y", -1)
            bolt((0.085 * math.cos(-2.0), -0.010, -0.085 * math.sin(2.0)), 0.0065, "Y", -1)

        gathered(weight, (0, FACE - 0.026, MIDDLE), (0, turn, 0))
    # the rods that make both swing as one, and the spring that holds them in
    for side in (-1, 1):
        tube([(side * 0.086, FACE - 0.040, MIDDLE + side * 0.030), (-side * 0.050, FACE - 0.040, MIDDLE + side * 0.075)], 0.0035, steel)
    points = []
    for k in range(13 * 20 + 1):
        t, angle = k / 260, 2 * math.pi * 13 * k / 260
        points.append((-0.050 + 0.100 * t, FACE - 0.044 + 0.0085 * math.cos(angle), MIDDLE - 0.052 + 0.0085 * math.sin(angle)))
    tube(points, 0.0016, steel, fineness=3)
    tube([(-0.066, FACE - 0.044, MIDDLE - 0.052), (0.072, FACE - 0.044, MIDDLE - 0.052)], 0.003, steel)
    for x in (-0.058, 0.058):
        cylinder((x, FACE - 0.044, MIDDLE - 0.052), 0.008, 0.006, "X", steel, 0.001, 6)


def frame():
    """Cast stand, the rope jaw with its spring at the right, the electric switch at the top."""
    paint, steel = cast_iron("#343A3E", 0.46), plain("#C9C9CB", 0.2, 1.0, uneven=0.03)
    cast = plain("#8F8A82", 0.38, 1.0, uneven=0.09)
    box(-0.24, 0.24, -0.10, 0.10, 0.0, 0.020, paint, 0.005, 3)
    for x in (-0.205, 0.205):
        for y in (-0.07, 0.07):
            bolt((x, y, 0.021), 0.010, "Z")
    for x0, x1 in ((-0.055, -0.030), (0.030, 0.055)):
        box(x0, x1, 0.012, 0.040, 0.015, MIDDLE, paint, 0.006, 3)
    box(-0.060, 0.060, 0.010, 0.046, MIDDLE - 0.045, MIDDLE + 0.045, paint, 0.018, 5)
    box(-0.030, 0.030, 0.016, 0.034, 0.06, 0.09, paint, 0.005)
    # jaw: an arm pivoted at the stand, its shoe waiting a finger from the rope
    x = RADIUS + 0.004
    box(x + 0.012, x + 0.034, FACE - 0.014, FACE + 0.014, 0.075, 0.150, cast, 0.005, 3)
    for k in range(6):
        box(x + 0.008, x + 0.013, FACE - 0.013, FACE + 0.013, 0.081 + k * 0.0115, 0.087 + k * 0.0115, steel, 0.001)
    box(x + 0.016, x + 0.030, FACE - 0.010, FACE + 0.010, 0.018, 0.085, cast, 0.004)
    tube([(x + 0.034, FACE, 0.118), (x + 0.105, FACE, 0.118)], 0.005, steel)
    points = [(x + 0.040 + 0.052 * k / 160, FACE + 0.013 * math.cos(2 * math.pi * 8 * k / 160), 0.118 + 0.013 * math.sin(2 * math.pi * 8 * k / 160)) for k in range(161)]
    tube(points, 0.0026, steel, fineness=3)
    cylinder((x + 0.097, FACE, 0.118), 0.012, 0.008, "X", steel, 0.001, 6)
    box(-x - 0.022, -x - 0.008, FACE - 0.014, FACE + 0.014, 0.018, 0.150, cast, 0.004, 3)
    # switch: tripped by the flyweight's cam before the rope is gripped
    box(-0.052, 0.030, 0.016, 0.052, MIDDLE + RADIUS + 0.035, MIDDLE + RADIUS + 0.095, paint, 0.007, 4)
    box(-0.024, 0.002, 0.022, 0.048, MIDDLE + 0.04, MIDDLE + RADIUS + 0.04, paint, 0.004)
    cylinder((-0.011, 0.010, MIDDLE + RADIUS + 0.062), 0.013, 0.016, "Y", cast, 0.002)
    tube([(0.012, 0.018, MIDDLE + RADIUS + 0.045), (0.035, -0.012, MIDDLE + RADIUS + 0.018)], 0.0028, steel)
    cylinder((0.036, -0.016, MIDDLE + RADIUS + 0.016), 0.009, 0.008, "Y", plain("#17171A", 0.5), 0.002)
    tube(rounded([(-0.05, 0.034, MIDDLE + RADIUS + 0.062), (-0.13, 0.034, MIDDLE + RADIUS + 0.062), (-0.17, 0.05, MIDDLE), (-0.30, 0.09, 0.006), (-0.9, 0.2, 0.006)], 0.08, 12), 0.0065, plain("#17171A", 0.6))


def build(picture):
    backdrop(depth=0.8)
    frame()
    wheel()
    flyweights()
    for x in (1 - 0.001 / RADIUS, -1 + 0.001 / RADIUS):      # bushes that let the rope through the bed
        lathe([(0.009, 0.014), (0.010, 0.028), (0.014, 0.028), (0.019, 0.024), (0.020, 0.018)], (x * RADIUS, FACE, 0), "Z", plain("#17171A", 0.5), 48)
        cylinder((x * RADIUS, FACE, 0.020), 0.010, 0.002, "Z", gap(), 0)
    rope(over((0, MIDDLE), RADIUS - 0.001, FACE, -0.02, -0.02))
    target = (0.0, 0.0, 0.225)
    camera((0.56, -1.06, 0.42), target, 68, 8.0, (0, -0.05, 0.24))
    lights(target, 0.52, 1.5)
    lamp((-0.62, -1.0, 0.06), target, (0.15, 1.1), 1.0, 4600)      # what the flyweights' faces mirror
