/** GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** Whether a text is a global trade item number whose last digit fits the others (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!GTIN.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
