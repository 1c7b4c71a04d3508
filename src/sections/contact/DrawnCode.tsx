import { encode } from 'uqr';

/**
 * Draws a text as a QR code, as wide as its container; nothing for an empty text. Only this module of the site's bundle loads the library
 * that draws codes.
 */
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
