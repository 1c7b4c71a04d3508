/** The ids of elements that more than one file names: effects, labels, controls and the element itself. */
export const elementIds = {
  header: 'header',
  menu: 'menu',
  closeMenu: 'closeMenu',
  servicesRow: 'servicesRow',
  heading: (section: string) => `${section}Heading`,
  panel: (section: string) => `${section}Panel`,
  tab: (section: string, part: string) => `${section}-${part}`,
  designCard: (design: string) => `${design}Card`,
  designTitle: (design: string) => `design-${design}`,
  clientTile: (client: string) => `${client}Tile`,
  yourElevator: (place: string) => `yourElevator-${place}`,
  contactHeading: 'contactHeading',
  contactForm: 'contactForm',
  sendResult: 'sendResult',
  honeypot: 'extra',
} as const;
