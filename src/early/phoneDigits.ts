/**
 * A phone number in characters that a number field can show: Arabic digits become 0 to 9, a leading + becomes 00, and everything
 * else is left out.
 */
export const phoneDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^\D*\+/, '00')
    .replace(/\D/g, '');
