"""The dark studio: a seamless backdrop that falls to the page's ink, one warm and one cool rim."""
import math
from kit.materials import plain
from kit.scene import DUSK, lamp
from kit.shapes import mesh, smooth


def backdrop(tone="#111113", depth=1.3, roughness=0.42):
    """Floor and wall in one sheet with a round corner `depth` metres behind the middle."""
    profile = [(6.0, 0.0), (-depth, 0.0)]
    profile += [(-depth - 1.2 * math.sin(t), 1.2 - 1.2 * math.cos(t)) for t in (math.pi / 2 * k / 16 for k in range(1, 17))]
    profile.append((-depth - 1.2, 6.0))
    points = [(x, -d, z) for d, z in profile for x in (-9, 9)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    smooth(mesh(points, faces, plain(tone, roughness, uneven=0.06)))


def lights(target, size=1.0, strength=1.0):
    """Top softbox, strip at the right, cool rim at the left behind, warm rim at the right behind. `size` is the object's, in metres."""
    x, y, z = target

    def place(a, b, c):
        return (x + a * size, y + b * size, z + c * size)

    power = strength * size * size
    lamp(place(-0.4, -1.4, 1.8), target, (1.6 * size, 0.9 * size), 60 * power, 5000)
    lamp(place(2.3, -1.0, 0.5), target, (0.35 * size, 1.6 * size), 52 * power, 5200)
    lamp(place(-1.9, 1.3, 1.5), target, (0.35 * size, 1.6 * size), 34 * power, DUSK, mirrored=False, spread=80)
    lamp(place(1.5, 1.7, 0.9), target, (0.5 * size, 1.4 * size), 60 * power, 3300)
    lamp(place(-1.6, -1.2, 0.1), target, (0.25 * size, 1.0 * size), 10 * power, 3800)
