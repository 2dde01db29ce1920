/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Falta um valor H/S/L.',
  hue: 'Matiz fora do intervalo.',
  saturation: 'Saturação fora do intervalo.',
  lightness: 'Luminosidade fora do intervalo.',
  alpha: 'Alfa fora do intervalo.',
  color: 'Uma cor tem de 3 a 6 dígitos hexadecimais, ou é rgb(), rgba(), hsl(), hsla(), hwb() ou o nome de uma cor.',
  noTexts: 'Não temos textos em {language}.',
  ownLanguage: '{language} é o idioma do próprio site.',
  memberArea: 'Uma área de membros fica só no menu _memberareas.',
  onlyPages: '{name} contém só páginas do site.',
} as const;
