/** The walls of the shaft and the ends of its floors, cut through. */
export function Shaft() {
  return (
    <g opacity=".55">
      <path d="M9 0v208M101 0v208" />
      <path d="M0 40h9M0 46h9M0 112h9M0 118h9M0 184h9M0 190h9" />
      <path d="M101 40h9M101 46h9M101 112h9M101 118h9M101 184h9M101 190h9" />
    </g>
  );
}
