/** A steel tower on its foundation, braced bay by bay, tied to the floors of the building beside it. */
export function Tower() {
  return (
    <>
      <g opacity=".55">
        {/* hollow of the columns, braces, rope, folds of the doors */}
        <path d="M27 16v176M83 16v176M33 60l22-38 22 38M33 106l22-38 22 38M33 192l22-32 22 32" />
        <path d="M55 22v92M42 121v28M68 121v28" />
        {/* building, with the levels of its floors */}
        <path d="M87 62h23M87 66h23M87 108h23M87 112h23M87 154h23M87 158h23" />
        <path d="M104 0v62M104 66v42M104 112v42M104 158v40" />
        <path d="M4 62h19M4 108h19M4 154h19M8 57h8l-4 5zM8 103h8l-4 5zM8 149h8l-4 5z" />
        {/* ground, foundation, anchor bolts */}
        <path d="m4 204 6-6m4 6 6-6m70 6 6-6m4 6 6-6M20 198v9.5h70V198" />
        <path d="M24 198v5M30 198v5M80 198v5M86 198v5" />
      </g>
      {/* columns, roof, beams */}
      <path d="M23 16v176M31 16v176M79 16v176M87 16v176M19 8h72v4H19zM23 12v4h64v-4" />
      <path d="M31 20h48M31 62h48M31 66h48M31 108h48M31 112h48M31 154h48M31 158h48" />
      {/* gusset plates: where braces meet, and at their feet */}
      <path d="m48 20 3 6h8l3-6M48 66l3 6h8l3-6M48 158l3 6h8l3-6" />
      <path d="m31 54 4 2 4 6M31 100l4 2 4 6M31 184l4 2 4 6M79 54l-4 2-4 6M79 100l-4 2-4 6M79 184l-4 2-4 6" />
      {/* car, base plates, ground */}
      <path d="M37 116h36v36H37zM55 119v33" />
      <path d="M20 192h14v3H20zM76 192h14v3H76zM0 198h110" />
    </>
  );
}
