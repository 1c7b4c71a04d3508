import { encode } from 'uqr';

/** Draws a text (nothing if it is empty) as a QR code, as wide as its container. Only this module loads the library for that. */
export function DrawnCode({ text }: { text: string }) {
  if (!text) return null;
  const { size, data } = encode(text, { ecc: 'L', border: 0 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path.join('')} />
    </svg>
  );
}
