/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Der mangler en H/S/L-værdi.',
  hue: 'Farvetonen er uden for det tilladte område.',
  saturation: 'Mætningen er uden for det tilladte område.',
  lightness: 'Lysheden er uden for det tilladte område.',
  alpha: 'Alfaværdien er uden for det tilladte område.',
  color: 'En farve er 3 til 6 hexadecimale cifre, rgb(), rgba(), hsl(), hsla(), hwb() eller navnet på en farve.',
  noTexts: 'Vi har ingen tekster på {language}.',
  ownLanguage: '{language} er webstedets eget sprog.',
  memberArea: 'Et medlemsområde kan kun stå i menuen _memberareas.',
  onlyPages: '{name} indeholder kun webstedets sider.',
} as const;
