import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Se ha añadido una clave de acceso para {site}',
  addedIntro: 'Se ha añadido una clave de acceso: con ella se inicia sesión en {site} como {email} sin contraseña.',
  removedSubject: 'Se ha quitado una clave de acceso para {site}',
  removedIntro: 'Se ha quitado una clave de acceso con la que se iniciaba sesión en {site} como {email}.',
  name: 'Su nombre: {name}',
  unnamed: 'Clave de acceso',
  footer: 'Si no fuiste tú, elige enseguida otra contraseña y quita las claves de acceso que no conozcas.',
};
