/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Missing an H/S/L value.',
  hue: 'Hue out of bounds.',
  saturation: 'Saturation out of bounds.',
  lightness: 'Lightness out of bounds.',
  alpha: 'Alpha out of bounds.',
  color: 'A colour is 3 to 6 hexadecimal digits, rgb(), rgba(), hsl(), hsla(), hwb() or a colour’s name.',
  noTexts: 'We have no texts in {language}.',
  ownLanguage: '{language} is the site’s own language.',
  memberArea: 'A member area stands in the menu _memberareas alone.',
  onlyPages: '{name} holds pages of the site only.',
} as const;
