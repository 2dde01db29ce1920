/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Ein H/S/L-Wert fehlt.',
  hue: 'Der Farbton liegt außerhalb der Grenzen.',
  saturation: 'Die Sättigung liegt außerhalb der Grenzen.',
  lightness: 'Die Helligkeit liegt außerhalb der Grenzen.',
  alpha: 'Die Deckkraft liegt außerhalb der Grenzen.',
  color: 'Eine Farbe ist 3 bis 6 hexadezimale Ziffern, rgb(), rgba(), hsl(), hsla(), hwb() oder ein Farbname.',
  noTexts: 'Wir haben keine Texte in {language}.',
  ownLanguage: '{language} ist die eigene Sprache der Website.',
  memberArea: 'Ein Mitgliederbereich steht nur im Menü _memberareas.',
  onlyPages: '{name} enthält nur Seiten der Website.',
} as const;
