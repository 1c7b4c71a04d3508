/** The parts taken apart along their axis, from the top: sheave, car frame, doors on their hangers, sill. */
export function Supply() {
  return (
    <>
      <g opacity=".55">
        <path d="M55 0v208" strokeDasharray="9 3 1.5 3" />
        {/* grooves of the sheave, braces of the frame, folds of the doors, groove of the sill */}
        <circle cx="55" cy="25" r="16" />
        <circle cx="55" cy="25" r="11" />
        <path d="M35 92 50 110M75 92 60 110M35.5 136v41M74.5 136v41M34 193h42" />
        {/* leaders of the parts list */}
        <path d="M74 25h17M79 88h12M78 156h13M81 193h10" />
        <circle cx="95.5" cy="25" r="4.5" />
        <circle cx="95.5" cy="88" r="4.5" />
        <circle cx="95.5" cy="156" r="4.5" />
        <circle cx="95.5" cy="193" r="4.5" />
      </g>
      {/* sheave on its bed */}
      <circle cx="55" cy="25" r="19" />
      <circle cx="55" cy="25" r="5" />
      <circle cx="55" cy="25" r="1.6" />
      <path d="M33 49h44v3.5H33zM44.5 49l2.5-7M65.5 49 63 42" />
      {/* car frame and guide shoes */}
      <path d="M31 65h48v5H31zM31 110h48v5H31zM31 70v40M35 70v40M75 70v40M79 70v40" />
      <path d="M27 64h4v7h-4zM79 64h4v7h-4zM27 109h4v7h-4zM79 109h4v7h-4z" />
      {/* track, rollers, door leaves */}
      <path d="M28 128h54M32 133h21.5v46H32zM56.5 133H78v46H56.5z" />
      <circle cx="37" cy="130" r="1.9" />
      <circle cx="48.5" cy="130" r="1.9" />
      <circle cx="61.5" cy="130" r="1.9" />
      <circle cx="73" cy="130" r="1.9" />
      {/* sill with its toe guard */}
      <path d="M29 190.5h52v5H29zM33 195.5v8l3 3h38l3-3v-8" />
    </>
  );
}
