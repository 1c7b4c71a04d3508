/** The ids of elements that several files name: effects, labels, controls and the elements themselves. */
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
