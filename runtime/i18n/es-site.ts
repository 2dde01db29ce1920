/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Falta un valor H/S/L.',
  hue: 'El tono está fuera de los límites.',
  saturation: 'La saturación está fuera de los límites.',
  lightness: 'La luminosidad está fuera de los límites.',
  alpha: 'La opacidad está fuera de los límites.',
  color: 'Un color es de 3 a 6 dígitos hexadecimales, rgb(), rgba(), hsl(), hsla(), hwb() o el nombre de un color.',
  noTexts: 'No tenemos textos en {language}.',
  ownLanguage: '{language} es el idioma del sitio.',
  memberArea: 'Un área de miembros solo está en el menú _memberareas.',
  onlyPages: '{name} solo contiene páginas del sitio.',
} as const;
