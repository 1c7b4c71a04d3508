"""Wire rope: six strands laid about a line, and the way of a rope over a wheel."""
import math
from kit.materials import plain
from kit.shapes import tube


def over(wheel, radius, plane, left_end, right_end):
    """Up at the left of a wheel whose middle is `wheel` (x, z), over it and down at the right, in the plane y = `plane`; the ends are heights."""
    x, z = wheel
    path = [(x - radius, plane, left_end + (z - left_end) * t / 90) for t in range(90)]
    path += [(x - radius * math.cos(math.pi * t / 160), plane, z + radius * math.sin(math.pi * t / 160)) for t in range(161)]
    return path + [(x + radius, plane, z - (z - right_end) * t / 90) for t in range(1, 91)]


def rope(path, strand=0.0022, lay=0.030):
    """`path` lies in a plane of one y; `strand` is the radius of each of the six, `lay` the length of a turn."""
    steel = plain("#8C8A86", 0.38, 1.0)
    for number in range(6):
        points, along = [], 0.0
        for k, (x, y, z) in enumerate(path):
            if k:
                along += math.dist(path[k - 1], path[k])
            angle = 2 * math.pi * (along / lay + number / 6)
            after, before = path[min(k + 1, len(path) - 1)], path[max(k - 1, 0)]
            dx, dz = after[0] - before[0], after[2] - before[2]
            norm = math.hypot(dx, dz)
            a, b = strand * 1.55 * math.cos(angle), strand * 1.55 * math.sin(angle)
            points.append((x - dz / norm * a, y + b, z + dx / norm * a))
        tube(points, strand, steel, fineness=2)
