"""Parts of a lift: portal, door leaves, sill, buttons, indicators and the car."""
from kit.materials import AMBER, black_glass, brass, brushed, cabin_stone, chrome, dark_stone, gap, glow, mirror, plain, satin, walnut
from kit.scene import lamp
from kit.shapes import arrow, box, circle, cylinder, digits, rounded, tube


def cladding(left, right, bottom, top, material, wall=0.0, width=0.95, height=1.6, openings=()):
    """Slabs on the wall plane y = `wall`, facing the camera, with 3 mm joints; `openings` are (left, right, bottom, top)."""
    columns = sorted({left, right, *(x for o in openings for x in o[:2] if left < x < right)})
    rows = sorted({bottom, top, *(z for o in openings for z in o[2:] if bottom < z < top)})

    def cuts(start, end, step):
        count = max(1, round((end - start) / step))
        return [start + (end - start) * i / count for i in range(count + 1)]

    for x0, x1 in zip(columns, columns[1:]):
        for z0, z1 in zip(rows, rows[1:]):
            if any(o[0] < (x0 + x1) / 2 < o[1] and o[2] < (z0 + z1) / 2 < o[3] for o in openings):
                continue
            box(x0, x1, wall + 0.025, wall + 0.2, z0, z1, gap(), 0)
            xs, zs = cuts(x0, x1, width), cuts(z0, z1, height)
            for a, b in zip(xs, xs[1:]):
                for c, d in zip(zs, zs[1:]):
                    box(a + 0.0015, b - 0.0015, wall, wall + 0.02, c + 0.0015, d - 0.0015, material, 0.0012)


def flutes(left, right, bottom, top, material, wall=0.0, pitch=0.062):
    """Half-round battens side by side."""
    count = round((right - left) / pitch)
    step = (right - left) / count
    box(left, right, wall + 0.012, wall + 0.2, bottom, top, gap(), 0)
    for i in range(count):
        cylinder((left + step * (i + 0.5), wall + 0.012, (bottom + top) / 2), step * 0.5, top - bottom, "Z", material, 0, 24)


def paving(left, right, front, back, top, material, size=0.9):
    x = left
    while x < right - 0.01:
        y = front
        while y < back - 0.01:
            box(x + 0.001, min(x + size, right) - 0.001, y + 0.001, min(y + size, back) - 0.001, top - 0.02, top, material, 0.0008)
            y += size
        x += size
    box(left, right, front, back, top - 0.04, top - 0.021, gap(), 0)


def portal(centre, width=1.1, height=2.2, jamb=0.14, depth=0.24, upright=None, lintel=None):
    """The frame of a landing door: it stands 20 mm proud of the wall and lines the reveal."""
    left, right = centre - width / 2, centre + width / 2
    upright, lintel = upright or brass(), lintel or brass("X")
    box(left - jamb, left, -0.02, depth, 0, height + jamb, upright, 0.003)
    box(right, right + jamb, -0.02, depth, 0, height + jamb, upright, 0.003)
    box(left, right, -0.0195, depth, height, height + jamb - 0.0005, lintel, 0.003)


def leaf(left, right, front, height, material=None, thickness=0.035):
    return box(left, right, front, front + thickness, 0.006, height + 0.02, material or brushed(), 0.0035, 3)


def closed_doors(centre, width=1.1, height=2.2, front=0.12, material=None):
    leaf(centre - width / 2 - 0.03, centre - 0.0015, front, height, material)
    leaf(centre + 0.0015, centre + width / 2 + 0.03, front, height, material)


def open_doors(centre, width=1.1, height=2.2, edge=0.045):
    """Landing and car leaves drawn apart, `edge` metres of them still to be seen."""
    half = width / 2
    for front, more in ((0.12, 0.0), (0.235, 0.01)):
        leaf(centre - half - 0.5, centre - half + edge - more, front, height)
        leaf(centre + half - edge + more, centre + half + 0.5, front, height)


def sill(centre, width, front, back):
    box(centre - width / 2, centre + width / 2, front, back, -0.02, 0.0015, satin(), 0.001)
    for i in range(4):
        groove = front + (back - front) * (i + 0.6) / 4.2
        box(centre - width / 2, centre + width / 2, groove, groove + 0.009, -0.01, 0.0021, gap(), 0)


def indicator(centre, bottom, number, front=-0.02, width=0.34, height=0.084):
    """A black glass strip with an arrow and the floor's number."""
    middle = bottom + height / 2
    box(centre - width / 2, centre + width / 2, front - 0.012, front, bottom, bottom + height, black_glass(), 0.002)
    digits(number, (centre + 0.04, front - 0.0125, middle), 0.062, glow((1.0, 0.74, 0.42), 6))
    arrow((centre - 0.05, front - 0.0125, middle), 0.036, glow((1.0, 0.74, 0.42), 6))


def push_button(x, z, front, lit=False, radius=0.021, ring_material=None, cap=None):
    """A round landing button facing the camera: metal bezel, lit ring, a cap that is satin unless given."""
    cylinder((x, front - 0.001, z), radius + 0.004, 0.005, "Y", ring_material or chrome(), 0.0014, 64)
    cylinder((x, front - 0.0022, z), radius + 0.0012, 0.004, "Y", glow(AMBER, 5) if lit else gap(), 0.0003, 64)
    cylinder((x, front - 0.0030, z), radius - 0.0014, 0.006, "Y", cap or satin(), 0.0016, 64)


def call_station(x, z, front=0.0, lit=True, width=0.12, height=0.32, cap=None):
    """Black glass plate on a brass frame, an up and a down button."""
    box(x - width / 2 - 0.006, x + width / 2 + 0.006, front - 0.006, front, z - height / 2 - 0.006, z + height / 2 + 0.006, brass(), 0.002)
    box(x - width / 2, x + width / 2, front - 0.012, front, z - height / 2, z + height / 2, black_glass(), 0.003)
    push_button(x, z + 0.05, front - 0.012, lit, cap=cap)
    push_button(x, z - 0.05, front - 0.012, cap=cap)


def rail(left, right, back, height, radius=0.017, stand=0.055, material=None):
    """A handrail on a wall behind it."""
    metal = material or chrome()
    tube(rounded([(left, back, height), (left, back - stand, height), (right, back - stand, height), (right, back, height)], 0.035), radius, metal)
    for x in (left, right):
        cylinder((x, back - 0.004, height), 0.032, 0.008, "Y", metal, 0.0015)


def floor_panel(wall, middle, side=-1, low=0.62, high=1.95, width=0.26, number="4"):
    """The panel in the car, on the side wall x = `wall`; `side` is the way it faces."""
    face = "X" if side > 0 else "-X"

    def plate(depth, half, bottom, top, material, edge=0.002):
        a, b = sorted((wall, wall + side * depth))
        box(a, b, middle - half, middle + half, bottom, top, material, edge)

    plate(0.006, width / 2 + 0.006, low - 0.006, high + 0.006, brass())
    plate(0.012, width / 2, low, high, black_glass(), 0.003)
    front = wall + side * 0.0125
    digits(number, (front, middle, high - 0.17), 0.13, glow((1.0, 0.74, 0.42), 5), face)
    arrow((front, middle, high - 0.30), 0.04, glow((1.0, 0.74, 0.42), 5), face)
    for row in range(6):
        for column in (-1, 1):
            place = (front, middle + column * 0.055, low + 0.16 + row * 0.10)
            chosen = (row, column) == (1, 1)
            light = glow(AMBER, 8) if chosen else glow((0.9, 0.88, 0.85), 1.2)
            tube(circle(place, 0.026, "X"), 0.0016 if chosen else 0.001, light, closed=True, fineness=2)
            digits(str(row * 2 + (column + 3) // 2), place, 0.030, light, face)


def car(centre=0.0, front=0.33, width=1.7, depth=1.6, height=2.4, door=1.1, wall=None, back=None, floor=None,
        light=1.0, tone=3300, panel=True, rails=True, returns=True, lines=False, back_open=False):
    """The inside of a car, seen through its door at y = `front`.

    `back` is the material of the back wall's middle (a bronze mirror unless given); `lines` are upright lights at its
    sides; `back_open` leaves the middle out, for glass."""
    wall = wall or walnut()
    left, right, end = centre - width / 2, centre + width / 2, front + depth
    kick, top = 0.10, height - 0.015
    bay = 0.30
    # floor: stone field, brass line, dark border
    border = 0.13
    box(left, right, front, end, -0.03, -0.0012, dark_stone(), 0)
    box(left + border - 0.006, right - border + 0.006, front + border - 0.006, end - border + 0.006, -0.03, -0.0006, brass("X"), 0)
    box(left + border, right - border, front + border, end - border, -0.03, 0.0, floor or cabin_stone(), 0)
    # side walls: three boards with brass lines in the joints, over a kick plate
    for side in (-1, 1):
        plane = centre + side * width / 2
        for depth_in, y0, y1, z0, z1, material in (
                (0.012, front, end, 0.003, kick, satin()),
                *((0.020, front + depth * i / 3 + 0.004, front + depth * (i + 1) / 3 - 0.004, kick + 0.006, top, wall) for i in range(3)),
                *((0.016, front + depth * i / 3 - 0.004, front + depth * i / 3 + 0.004, kick, top, brass()) for i in (1, 2))):
            a, b = sorted((plane, plane - side * depth_in))
            box(a, b, y0, y1, z0, z1, material, 0.0015)
        a, b = sorted((plane, plane + side * 0.03))
        box(a, b, front, end, 0, height + 0.1, gap(), 0)
    # back wall
    box(left, right, end - 0.012, end, 0.003, kick, satin(), 0.001)
    for a, b in ((left + 0.02, left + bay - 0.004), (right - bay + 0.004, right - 0.02)):
        box(a, b, end - 0.020, end, kick + 0.006, top, wall, 0.0015)
    if not back_open:
        box(left - 0.03, right + 0.03, end, end + 0.03, 0, height + 0.1, gap(), 0)
        if back:
            box(left + bay + 0.004, right - bay - 0.004, end - 0.016, end, kick + 0.006, top, back, 0.0015)
        else:
            box(left + bay + 0.004, right - bay - 0.004, end - 0.020, end, kick + 0.006, 0.80, wall, 0.0015)
            box(left + bay + 0.004, right - bay - 0.004, end - 0.022, end, 0.804, 0.82, brass("X"), 0.001)
            box(left + bay + 0.004, right - bay - 0.004, end - 0.012, end, 0.822, top, mirror(), 0.0015)
    if rails:
        rail(left + bay - 0.06, right - bay + 0.06, end - 0.02, 0.92)
    # ceiling: one even light in a brass frame, and a line of light along the walls
    inset = 0.20
    box(left, right, front, end, height, height + 0.03, plain("#D8D2C8", 0.5), 0)
    box(left + inset, right - inset, front + inset, end - inset, height - 0.012, height - 0.001, brass("X"), 0.002)
    box(left + inset + 0.012, right - inset - 0.012, front + inset + 0.012, end - inset - 0.012, height - 0.016, height - 0.004, glow(tone, 2.4), 0.001)
    lamp((centre, front + depth / 2, height - 0.02), (centre, front + depth / 2, 0), (width - 2 * inset, depth - 2 * inset), 62 * light, tone, mirrored=False)
    for side in (-1, 1):
        strip = centre + side * (width / 2 - 0.034)
        box(strip - 0.005, strip + 0.005, front, end - 0.03, height - 0.010, height - 0.002, glow(tone - 300, 6), 0)
    box(left + 0.03, right - 0.03, end - 0.034, end - 0.024, height - 0.010, height - 0.002, glow(tone - 300, 6), 0)
    lamp((centre, end - 0.05, height - 0.012), (centre, end - 0.03, 0), (width * 0.95, 0.05), 22 * light, tone - 300)
    for side in (-1, 1):
        edge = centre + side * (width / 2 - 0.05)
        lamp((edge, front + depth / 2, height - 0.012), (edge + side * 0.02, front + depth / 2, 0), (0.05, depth * 0.95), 9 * light, tone - 300)
    if lines:
        for side in (-1, 1):
            x = centre + side * (width / 2 - bay)
            box(x - 0.006, x + 0.006, end - 0.022, end - 0.01, kick + 0.006, top, glow(tone - 300, 7), 0.002)
            lamp((x, end - 0.045, height / 2), (x, 0, height / 2), (0.02, height * 0.85), 5 * light, tone - 300, mirrored=False)
    if panel:
        floor_panel(right - 0.02, front + depth * 0.5)
    if returns:
        for side in (-1, 1):
            a, b = sorted((centre + side * door / 2, centre + side * width / 2))
            box(a, b, front - 0.03, front, 0, height + 0.1, brushed(), 0.002)
        box(centre - door / 2, centre + door / 2, front - 0.03, front, 2.2, height + 0.1, brushed(along="X"), 0.002)
