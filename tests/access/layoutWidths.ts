/** The widths in CSS pixels at which tests check each layout. The tours of the models use the layout's last width. */
export const layoutWidths = { desktop: [768, 1440], mobile: [320, 390] } as const;
