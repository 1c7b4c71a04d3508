/** A car's front above its plan in the shaft, on one axis, with dimension lines. */
export function Consultation() {
  return (
    <>
      <g opacity=".55">
        <path d="M48 15v193" strokeDasharray="9 3 1.5 3" />
        <path d="M26 92v36M70 92v36" strokeDasharray="1.5 2.5" />
        {/* extension lines */}
        <path d="M26 34V21M70 34V21M74 38h29M74 90h29M89 113h14M89 183h14" />
        <path d="M10 191v15M15 191v15M81 191v15M86 191v15" />
        {/* head and folds of the doors, the void of the car, the middle of the counterweight */}
        <path d="M31 44h34M36 50v36M60 50v36M26 128l44 44M70 128l-44 44M33 118.5h30" />
        {/* hatching of the walls */}
        <path d={`M10 113${across.repeat(15)}M81 113${across.repeat(15)}`} />
        <path d={`M15 113${along.repeat(13)}M15 188${along.repeat(3)}M64 188${along.repeat(3)}`} />
      </g>
      <circle cx="48" cy="8" r="6.5" />
      {/* dimension lines and their ticks */}
      <path d="M20 25h56M24 27l4-4M68 27l4-4M99 34v60M97 40l4-4M97 92l4-4" />
      <path d="M99 109v78M97 115l4-4M97 185l4-4" />
      <path d="M6 203h84M8 205l4-4M13 205l4-4M79 205l4-4M84 205l4-4" />
      {/* front */}
      <path d="M26 38h44v52H26zM31 90V48h34v42M48 48v42" />
      {/* walls; floor, walls and doors of the car; landing doors */}
      <path d="M33 183H15v-70h66v70H63M33 183v5H10v-80h76v80H63v-5" />
      <path d="M24 126h48v50H24zM26 176v-48h44v48M33 177.5h30v2.5H33zM48 177.5v2.5" />
      <path d="M33 184h30v2.5H33zM48 184v2.5" />
      {/* rails of the car; counterweight and its rails */}
      <path d="M15 150h7M18 146v8M81 150h-7M78 146v8" />
      <path d="M33 115.5h30v6H33zM28 115v7M28 118.5h3M68 115v7M68 118.5h-3" />
    </>
  );
}

/** A stroke of hatching, and the way to the next one down a wall. */
const across = 'l5-5m-5 10';
/** A stroke of hatching, and the way to the next one along a wall. */
const along = 'l5-5m0 5';
