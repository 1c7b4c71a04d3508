/** The sheave above the shaft, and on its rope the car, seen from the side, and the counterweight. */
export function Maintenance() {
  return (
    <>
      <g opacity=".55">
        {/* floor of the machine room, with openings for the rope; walls and pit */}
        <path d="M0 72h30.5v6H0M35.5 72h39v6h-39zM110 72H79.5v6H110M9 78v125h92V78" />
        {/* rim and spokes */}
        <circle cx="55" cy="36" r="18.5" />
        <path d="M55 41v13.5M55 31V17.5M50.67 38.5l-11.69 6.75M59.33 33.5l11.69-6.75M59.33 38.5l11.69 6.75M50.67 33.5l-11.69-6.75" />
        {/* rails */}
        <path d="M30.5 78v30M35.5 78v30M30.5 180v23M35.5 180v23M64 78v125M90 78v125" />
        {/* braces and railing of the car, weights, compensating chain */}
        <path d="M31 137 16 168M35 137l15 31M17 114v-7h11M49 114v-7H38" />
        <path d="M69 106h16M69 111h16M69 116h16M69 121h16M69 126h16M69 131h16M69 136h16M69 141h16" />
        <path d="M44 173v14a13 13 0 0 0 26 0v-35" />
      </g>
      {/* sheave on its bed, rope */}
      <circle cx="55" cy="36" r="22" />
      <circle cx="55" cy="36" r="5" />
      <circle cx="55" cy="36" r="1.5" />
      <path d="M41 72v-5h28v5M49 67l-1-10M61 67l1-10" />
      <path d="M33 36v65M77 36v51M31 101h4v8h-4zM75 87h4v8h-4z" />
      {/* car: frame, walls, floor, safety gear */}
      <path d="M28 109h10v5H28zM31 114v54M35 114v54M15 114h36v54H15z" />
      <path d="M13 168h40v5H13zM28 173h10v6H28z" />
      {/* counterweight and its guide shoes */}
      <path d="M67 95h20v5H67zM67 147h20v5H67zM69 100v47M85 100v47" />
      <path d="M64 96h3M87 96h3M64 151h3M87 151h3" />
      {/* buffers */}
      <path d="M29 190h8M33 190v5M30.5 195h5v8h-5zM73 190h8M77 190v5M74.5 195h5v8h-5z" />
    </>
  );
}
