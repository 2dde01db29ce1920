/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Een H/S/L-waarde ontbreekt.',
  hue: 'De tint valt buiten het bereik.',
  saturation: 'De verzadiging valt buiten het bereik.',
  lightness: 'De lichtheid valt buiten het bereik.',
  alpha: 'De alfawaarde valt buiten het bereik.',
  color: 'Een kleur is 3 tot 6 hexadecimale cijfers, rgb(), rgba(), hsl(), hsla(), hwb() of de naam van een kleur.',
  noTexts: 'We hebben geen teksten in het {language}.',
  ownLanguage: '{language} is de eigen taal van de site.',
  memberArea: 'Een ledengedeelte staat alleen in het menu _memberareas.',
  onlyPages: '{name} bevat alleen pagina’s van de site.',
} as const;
