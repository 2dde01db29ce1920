/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Manca un valore H/S/L.',
  hue: 'Tonalità fuori intervallo.',
  saturation: 'Saturazione fuori intervallo.',
  lightness: 'Luminosità fuori intervallo.',
  alpha: 'Alfa fuori intervallo.',
  color:
    'Un colore è composto da 3 a 6 cifre esadecimali, oppure è rgb(), rgba(), hsl(), hsla(), hwb() o il nome di un colore.',
  noTexts: 'Non abbiamo testi in {language}.',
  ownLanguage: '{language} è la lingua del sito stesso.',
  memberArea: 'Un’area riservata sta solo nel menu _memberareas.',
  onlyPages: '{name} contiene solo pagine del sito.',
} as const;
