/**
 * A phone number in what a number field can show: digits of Arabic become 0 to 9, a leading + becomes 00, and all else is left out.
 */
export const phoneDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^\D*\+/, '00')
    .replace(/\D/g, '');
