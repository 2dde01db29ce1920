/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Il manque une valeur T/S/L.',
  hue: 'La teinte est hors limites.',
  saturation: 'La saturation est hors limites.',
  lightness: 'La luminosité est hors limites.',
  alpha: 'L’opacité est hors limites.',
  color: 'Une couleur est de 3 à 6 chiffres hexadécimaux, rgb(), rgba(), hsl(), hsla(), hwb() ou un nom de couleur.',
  noTexts: 'Nous n’avons pas de textes en {language}.',
  ownLanguage: '{language} est la langue du site.',
  memberArea: 'Un espace membre figure seulement dans le menu _memberareas.',
  onlyPages: '{name} ne contient que des pages du site.',
} as const;
