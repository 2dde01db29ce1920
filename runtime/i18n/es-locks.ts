import type { Catalogue } from './catalogue.ts';

export const locks: Catalogue['locks'] = {
  siteTitle: 'Escribe la contraseña',
  siteText: '{site} está abierto para quien conoce la contraseña.',
  pageTitle: 'Esta página tiene contraseña',
  pageText: 'Está abierta para quien conoce la contraseña, que te ha dado {site}.',
  password: 'Contraseña',
  button: 'Continuar',
  wrong: 'Esta contraseña no es correcta. Compruébala y vuelve a intentarlo.',
  tooMany: 'Hubo demasiados intentos. Vuelve a intentarlo en {minutes} minutos.',
};
