/** The widths in CSS pixels at which a layout is checked; the last is the one that its models walk in. */
export const layoutWidths = { desktop: [768, 1440], mobile: [320, 390] } as const;
