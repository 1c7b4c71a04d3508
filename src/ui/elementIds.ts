/** The ids of elements that effects act upon or listen to. */
export const elementIds = {
  menu: 'menu',
  closeMenu: 'closeMenu',
  servicesRow: 'servicesRow',
  designCard: (design: string) => `${design}Card`,
  clientTile: (client: string) => `${client}Tile`,
} as const;
