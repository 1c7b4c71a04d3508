"""An empty wheelchair, facing the camera (-y); its wheels stand on z = 0."""
import math
from kit.materials import chrome, plain, satin
from kit.shapes import box, cylinder, gathered, ring, rounded, tube


def wheelchair(place, turn=0.0):
    frame, fabric, tyre = plain("#3A3D40", 0.35, 0.6), plain("#1C1D20", 0.75), plain("#26262A", 0.6)

    def build():
        for side in (-1, 1):
            wheel = side * 0.29
            ring((wheel, 0, 0.30), 0.285, 0.015, tyre, "X")
            ring((wheel, 0, 0.30), 0.268, 0.008, chrome(), "X")
            ring((wheel + side * 0.035, 0, 0.30), 0.25, 0.009, chrome(), "X")
            cylinder((wheel, 0, 0.30), 0.028, 0.07, "X", frame, 0.003)
            for k in range(20):
                c, s = math.cos(2 * math.pi * k / 20), math.sin(2 * math.pi * k / 20)
                tube([(wheel, c * 0.02, 0.30 + s * 0.02), (wheel, c * 0.265, 0.30 + s * 0.265)], 0.0018, chrome(), fineness=1)
            x = side * 0.22
            tube(rounded([(x, 0.02, 0.30), (x, -0.02, 0.50), (x, 0.05, 0.92), (x, 0.16, 0.95)], 0.05), 0.0125, frame)
            cylinder((x, 0.13, 0.943), 0.017, 0.10, "Y", tyre, 0.003)
            tube(rounded([(x, 0.0, 0.50), (x, -0.46, 0.52), (x * 0.95, -0.56, 0.20), (x * 0.9, -0.66, 0.12)], 0.07), 0.0125, frame)
            tube(rounded([(x, 0.02, 0.30), (x, -0.38, 0.28), (x, -0.40, 0.50)], 0.05), 0.0125, frame)
            tube(rounded([(x, 0.02, 0.70), (x, -0.34, 0.70), (x, -0.37, 0.52)], 0.05), 0.0115, frame)
            box(x - 0.025, x + 0.025, -0.30, -0.02, 0.705, 0.735, fabric, 0.012, 4)
            tube([(x, -0.38, 0.28), (x, -0.40, 0.12)], 0.011, frame)
            ring((x, -0.42, 0.085), 0.068, 0.017, tyre, "X")
            cylinder((x, -0.42, 0.085), 0.055, 0.02, "X", satin(), 0.003)
            box(x * 0.9 - 0.085, x * 0.9 + 0.085, -0.76, -0.60, 0.105, 0.12, frame, 0.006)
        box(-0.21, 0.21, -0.44, 0.02, 0.505, 0.565, fabric, 0.025, 5)
        back = box(-0.205, 0.205, -0.016, 0.016, -0.20, 0.20, fabric, 0.014, 4)
        back.location, back.rotation_euler = (0, 0.025, 0.76), (-0.16, 0, 0)
        tube([(-0.22, -0.05, 0.32), (0.22, -0.35, 0.48)], 0.010, frame)
        tube([(0.22, -0.05, 0.32), (-0.22, -0.35, 0.48)], 0.010, frame)

    gathered(build, place, (0, 0, turn))
