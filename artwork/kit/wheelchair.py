"""An empty wheelchair, facing the camera (-y); its wheels stand on z = 0."""
import math
from kit.materials import chrome, plain, satin
from kit.shapes import box, cylinder, gathered, ring, rounded, tube


def wheelchair(place, turn=0.0):
    frame, fabric, tyre = plain("#6E7276", 0.30, 0.85), plain("#26272B", 0.75), plain("#2E2E31", 0.6)
    grey = plain("#55575A", 0.5)

    def drive_wheel(x, side):
        ring((x, 0, 0.30), 0.286, 0.014, tyre, "X")
        ring((x, 0, 0.30), 0.266, 0.009, satin(), "X")
        ring((x + side * 0.038, 0, 0.30), 0.246, 0.009, chrome(), "X")
        for k in range(6):
            c, s = math.cos(math.pi * k / 3), math.sin(math.pi * k / 3)
            tube([(x, c * 0.262, 0.30 + s * 0.262), (x + side * 0.038, c * 0.246, 0.30 + s * 0.246)], 0.004, satin(), fineness=2)
        cylinder((x, 0, 0.30), 0.030, 0.075, "X", satin(), 0.004)
        for k in range(18):
            c, s = math.cos(2 * math.pi * k / 18), math.sin(2 * math.pi * k / 18)
            tube([(x, c * 0.02, 0.30 + s * 0.02), (x, c * 0.262, 0.30 + s * 0.262)], 0.0026, satin(), fineness=2)

    def caster(x):
        """A small wheel that trails in a fork under the frame's front corner."""
        stem, axle, radius = -0.37, -0.335, 0.088
        cylinder((x, stem, 0.235), 0.020, 0.11, "Z", frame, 0.003)
        box(x - 0.032, x + 0.032, stem - 0.022, stem + 0.040, 0.176, 0.186, satin(), 0.004)
        for side in (-1, 1):
            tube([(x + side * 0.027, stem + 0.006, 0.180), (x + side * 0.027, axle, radius)], 0.007, satin())
        ring((x, axle, radius), radius - 0.016, 0.016, tyre, "X")
        cylinder((x, axle, radius), radius - 0.022, 0.022, "X", grey, 0.004)
        cylinder((x, axle, radius), 0.014, 0.066, "X", satin(), 0.003)

    def build():
        for side in (-1, 1):
            x = side * 0.215
            drive_wheel(side * 0.285, side)
            caster(x)
            tube(rounded([(x, 0.0, 0.28), (x, 0.0, 0.50), (x, 0.06, 0.92), (x, 0.17, 0.94)], 0.05), 0.0125, frame)
            cylinder((x, 0.135, 0.936), 0.017, 0.10, "Y", tyre, 0.003)
            # seat rail, bent down to the foot plate
            tube(rounded([(x, 0.0, 0.50), (x, -0.45, 0.515), (x * 0.94, -0.56, 0.30), (x * 0.88, -0.62, 0.13)], 0.09), 0.0125, frame)
            tube(rounded([(x, 0.0, 0.285), (x, -0.37, 0.285), (x, -0.41, 0.50)], 0.05), 0.0125, frame)
            tube(rounded([(x, 0.02, 0.70), (x, -0.33, 0.70), (x, -0.37, 0.51)], 0.05), 0.0115, frame)
            box(x - 0.026, x + 0.026, -0.30, -0.01, 0.705, 0.735, fabric, 0.012, 4)
            box(side * 0.228, side * 0.232, -0.24, -0.02, 0.53, 0.69, fabric, 0.001)      # the cloth guard
            plate = box(-0.078, 0.078, -0.085, 0.085, -0.006, 0.006, grey, 0.005, 3)
            plate.location, plate.rotation_euler = (x * 0.88 - side * 0.055, -0.66, 0.125), (-0.16, 0, 0)
        box(-0.205, 0.205, -0.45, 0.0, 0.505, 0.565, fabric, 0.025, 5)
        back = box(-0.20, 0.20, -0.016, 0.016, -0.20, 0.20, fabric, 0.014, 4)
        back.location, back.rotation_euler = (0, 0.020, 0.75), (-0.16, 0, 0)
        for side in (-1, 1):
            tube([(side * 0.215, -0.06, 0.30), (-side * 0.215, -0.34, 0.49)], 0.010, frame)

    gathered(build, place, (0, 0, turn))
