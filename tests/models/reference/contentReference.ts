/** Section 3, Elevator type: their names and points, in the order of the pills. */
export const elevators = [
  {
    id: 'gearbox',
    titleEN: 'Gearbox',
    pointsEN: ['High reliability', 'Ease of maintenance', 'Reasonable price'],
    image: 'elevator-gearbox',
  },
  {
    id: 'gearless',
    titleEN: 'Gearless',
    pointsEN: [
      'Space saving',
      'Low electricity consumption',
      'Enhanced and smooth performance',
      'Less noise',
    ],
    image: 'elevator-gearless',
  },
  {
    id: 'panorama',
    titleEN: 'Panorama',
    pointsEN: ['Modern design improves the spatial experience'],
    image: 'elevator-panorama',
  },
  {
    id: 'platform',
    titleEN: 'Platform',
    image: 'elevator-platform',
  },
  {
    id: 'food',
    titleEN: 'Food',
    pointsEN: ['A quick and easy solution for professional food transportation'],
    image: 'elevator-food',
  },
] as const;

/** Section 2, Safety: the three items, in the order of the list. */
export const safety = [
  { id: 'mechanical', titleEN: 'Mechanical systems', image: 'safety-mechanical' },
  { id: 'electrical', titleEN: 'Electrical systems', image: 'safety-electrical' },
  { id: 'support', titleEN: 'Connecting to support systems', image: 'safety-support' },
] as const;

/** Section 3, Service card: the six services, in the order of the row. */
export const services = [
  { id: '01', card: 'installations', titleEN: 'Installations' },
  { id: '02', card: 'supply', titleEN: 'Supply' },
  { id: '03', card: 'modernization', titleEN: 'Modernization' },
  { id: '04', card: 'maintenance', titleEN: 'Maintenance' },
  { id: '05', card: 'towers', titleEN: 'Establishing elevator towers' },
  { id: '06', card: 'consultations', titleEN: 'Providing consultations' },
] as const;

/** Section 2, Our Clients: the five client types, in the order of the tiles. */
export const clients = [
  { id: 'hospitals', titleEN: 'Hospitals' },
  { id: 'commercialCenters', titleEN: 'Commercial centers' },
  { id: 'restaurants', titleEN: 'Restaurants' },
  { id: 'hotels', titleEN: 'Hotels' },
  { id: 'residentialUnits', titleEN: 'Residential units' },
] as const;

/** Section 3, Design category: the variants, in the order of the pills, and the folders; Doors has none. */
export const designs = [
  {
    id: 'cabins',
    titleEN: 'Cabins',
    link: 'https://drive.google.com/drive/folders/suood-cabins',
    variants: [
      { id: 'panorama', titleEN: 'Panorama', image: 'cabins-panorama' },
      { id: 'classic', titleEN: 'Classic', image: 'cabins-classic' },
      { id: 'decorative', titleEN: 'Decorative', image: 'cabins-decorative' },
    ],
  },
  {
    id: 'doors',
    titleEN: 'Doors',
    variants: [
      { id: 'center', titleEN: 'Auto (center)', image: 'doors-center' },
      { id: 'telescopic', titleEN: 'Auto (telescopic)', image: 'doors-telescopic' },
      { id: 'semiAuto', titleEN: 'Semi Auto', image: 'doors-semi-auto' },
    ],
  },
  {
    id: 'buttons',
    titleEN: 'Buttons',
    link: 'https://drive.google.com/drive/folders/suood-buttons',
    variants: [
      { id: 'touch', titleEN: 'Touch', image: 'buttons-touch' },
      { id: 'touchless', titleEN: 'Touchless', image: 'buttons-touchless' },
    ],
  },
  {
    id: 'walls',
    titleEN: 'Walls',
    link: 'https://drive.google.com/drive/folders/suood-walls',
    variants: [{ id: 'walls', titleEN: 'Cabin Walls', image: 'walls-cabin' }],
  },
  {
    id: 'flooring',
    titleEN: 'Flooring',
    link: 'https://drive.google.com/drive/folders/suood-flooring',
    variants: [{ id: 'flooring', titleEN: 'Cabin Flooring', image: 'flooring-cabin' }],
  },
] as const;
