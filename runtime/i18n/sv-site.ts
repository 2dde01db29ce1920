/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Ett H/S/L-värde saknas.',
  hue: 'Nyansen ligger utanför det tillåtna intervallet.',
  saturation: 'Mättnaden ligger utanför det tillåtna intervallet.',
  lightness: 'Ljusheten ligger utanför det tillåtna intervallet.',
  alpha: 'Alfavärdet ligger utanför det tillåtna intervallet.',
  color: 'En färg är 3 till 6 hexadecimala siffror, rgb(), rgba(), hsl(), hsla(), hwb() eller namnet på en färg.',
  noTexts: 'Vi har inga texter på {language}.',
  ownLanguage: 'Webbplatsens eget språk är {language}.',
  memberArea: 'Ett medlemsområde kan bara finnas i menyn _memberareas.',
  onlyPages: '{name} innehåller bara webbplatsens sidor.',
} as const;
