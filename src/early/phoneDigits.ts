/** A phone number as a number field can show it: Arabic digits become 0 to 9, a leading + becomes 00, all else is left out. */
export const phoneDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^\D*\+/, '00')
    .replace(/\D/g, '');
