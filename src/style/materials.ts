/** The gradient of a brushed surface: its colour, a brighter band, and its colour again. */
const brushed = (edge: string, light: string, base: string, end: string) => ({
  background: `linear-gradient(100deg, ${edge}, ${light} 42%, ${base} 70%, ${end})`,
});

export const materials = {
  glass: brushed('#12110F', '#1E1C19', '#141311', '#0F0E0C'),
  walnut: brushed('#331F16', '#402A1F', '#36231A', '#2F1D14'),
  bronze: brushed('#6A4929', '#7A5835', '#70502F', '#644524'),
  brass: brushed('#BB925E', '#D2B07F', '#C6A06D', '#B88F5B'),
  steel: brushed('#B9C2CA', '#D3DADF', '#C5CDD4', '#B6BFC8'),
  marble: brushed('#E4DFD8', '#F1EEE9', '#EBE7E1', '#E2DDD5'),
};
