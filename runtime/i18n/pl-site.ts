/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Brakuje wartości H/S/L.',
  hue: 'Odcień jest poza zakresem.',
  saturation: 'Nasycenie jest poza zakresem.',
  lightness: 'Jasność jest poza zakresem.',
  alpha: 'Krycie jest poza zakresem.',
  color: 'Kolor to 3 do 6 cyfr szesnastkowych, rgb(), rgba(), hsl(), hsla(), hwb() albo nazwa koloru.',
  noTexts: 'Nie mamy tekstów w języku {language}.',
  ownLanguage: '{language} to własny język witryny.',
  memberArea: 'Strefa członkowska może być tylko w menu _memberareas.',
  onlyPages: '{name} zawiera tylko strony witryny.',
} as const;
