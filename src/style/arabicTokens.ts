/** The tokens that differ in Arabic: its type is larger, has more space between the lines and no letter spacing. */
export const arabicTokens = {
  fonts: { body: "'Suood Arabic', 'Suood Arabic fallback', 'Segoe UI', Tahoma, Arial, sans-serif" },
  fontSizes: {
    lintel: 'clamp(3.875rem, 8.9vw, 8rem)',
    hero: '2.75rem',
    heroWide: 'clamp(3.25rem, min(5.56vw, 9.6svh), 5rem)',
    section: '2.375rem',
    card: '1.5625rem',
    cardWide: '1.75rem',
    body: '1.0625rem',
    bodyWide: '1.125rem',
    cardText: '1rem',
    cardTextWide: '1.0625rem',
    label: '1rem',
    button: '1.0625rem',
    buttonWide: '1.125rem',
    // Smaller than in English, because the two digits of the years are wider without the negative letter spacing.
    yearsWide: '12rem',
    pill: '0.9375rem',
  },
  lineHeights: {
    lintel: 1.35,
    hero: 1.3,
    section: 1.36,
    card: 1.5,
    row: 1.5,
    body: 1.85,
    cardText: 1.81,
  },
  letterSpacings: { lintel: 'normal', title: 'normal', card: 'normal', years: 'normal' },
};
