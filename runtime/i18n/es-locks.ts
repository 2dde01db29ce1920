import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Este sitio está protegido',
  siteText: 'Escribe la contraseña para ver {site}.',
  pageTitle: 'Esta página está protegida',
  pageText: 'Escribe la contraseña para verla. Si no la tienes, pídesela a {site}.',
  password: 'Contraseña',
  button: 'Continuar',
  wrong: 'Esta contraseña no es correcta. Compruébala y vuelve a intentarlo.',
  tooMany: 'Hubo demasiados intentos. Vuelve a intentarlo en {minutes|es|one=# minuto|other=# minutos}.',
};
