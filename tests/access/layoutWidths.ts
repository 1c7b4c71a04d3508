/** The widths in CSS pixels at which tests check a layout. The tours of the models use the last one. */
export const layoutWidths = { desktop: [768, 1440], mobile: [320, 390] } as const;
