/** The ids of elements that more than one file names: effects, labels, controls and the element itself. */
export const elementIds = {
  header: 'header',
  menu: 'menu',
  closeMenu: 'closeMenu',
  servicesRow: 'servicesRow',
  elevatorsHeading: 'elevatorsHeading',
  elevatorPanel: 'elevatorPanel',
  elevatorTab: (elevator: string) => `elevator-${elevator}`,
  safetyHeading: 'safetyHeading',
  safetyPanel: 'safetyPanel',
  safetyTab: (system: string) => `safety-${system}`,
  designCard: (design: string) => `${design}Card`,
  designTitle: (design: string) => `design-${design}`,
  clientTile: (client: string) => `${client}Tile`,
  contactHeading: 'contactHeading',
  contactForm: 'contactForm',
  honeypot: 'extra',
} as const;
