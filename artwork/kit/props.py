"""Things that give a place its scale and life."""
import math
import random
from kit.materials import Graph, brass, plain
from kit.scene import colour
from kit.shapes import cylinder, lathe, mesh

_leaves = []


def leaf_material():
    if not _leaves:
        graph = Graph("leaf")
        bands = graph.noise(graph.place((6, 6, 30)), 1.0, 4, 0.6)
        graph.principled(
            Base_Color=graph.ramp(bands, [(0.35, colour("#15291C")), (0.55, colour("#2A4A33")), (0.72, colour("#627C54"))]), Roughness=0.4)
        _leaves.append(graph.material)
    return _leaves[0]


def plant(x, y, height=0.9, radius=0.20, blades=18, seed=1, pot=None):
    """A snake plant: curved, tapering, twisted blades in a pot 0.42 m high."""
    chance = random.Random(seed)
    lathe([(0, 0), (radius * 0.74, 0), (radius * 0.78, 0.01), (radius, 0.42), (radius - 0.012, 0.425), (radius - 0.02, 0.40), (0, 0.395)],
          (x, y, 0), "Z", pot or brass())
    cylinder((x, y, 0.395), radius - 0.022, 0.01, "Z", plain("#1A1511", 0.9), 0)
    for _ in range(blades):
        turn, out = chance.uniform(0, 2 * math.pi), radius * 0.72 * math.sqrt(chance.random())
        length, lean = height * chance.uniform(0.55, 1.0), chance.uniform(0.03, 0.24)
        width, twist = chance.uniform(0.028, 0.045), chance.uniform(-0.8, 0.8)
        points, faces = [], []
        for k in range(15):
            t = k / 14
            reach = out + lean * t * t * length
            half = width * (0.55 + 1.8 * t * (1 - t)) * (1 - t ** 6) + 0.0008
            angle = turn + math.pi / 2 + twist * t
            cx, cy, cz = x + math.cos(turn) * reach, y + math.sin(turn) * reach, 0.40 + t * length
            dx, dy = math.cos(angle) * half, math.sin(angle) * half
            points += [(cx - dx, cy - dy, cz), (cx - dy * 0.35, cy + dx * 0.35, cz), (cx + dx, cy + dy, cz)]
        for k in range(14):
            q = 3 * k
            faces += [(q, q + 1, q + 4, q + 3), (q + 1, q + 2, q + 5, q + 4)]
        blade = mesh(points, faces, leaf_material())
        for face in blade.data.polygons:
            face.use_smooth = True


def bolt(place, radius=0.011, axis="X", way=1, material=None):
    """Washer and hexagon head; `way` is the direction it looks along the axis."""
    zinc = material or plain("#B9B5A8", 0.28, 1.0)
    step = {"X": (way, 0, 0), "Y": (0, way, 0), "Z": (0, 0, way)}[axis]
    cylinder(place, radius * 1.55, 0.004, axis, zinc, 0.0008, 40)
    cylinder(tuple(a + b * radius * 0.55 for a, b in zip(place, step)), radius, radius * 1.1, axis, zinc, 0.0012, 6)
