import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invitación para trabajar en {site}',
  invitedIntro: 'El propietario de {site} te invita a trabajar en el sitio con tu dirección {email}.',
  button: 'Elegir una contraseña',
  invitedExpiry: 'El enlace funciona durante 7 días, una sola vez.',
  passwordSubject: 'Una contraseña nueva para trabajar en {site}',
  passwordIntro: 'Puedes elegir una contraseña nueva para trabajar en {site}.',
  passwordExpiry: 'El enlace funciona durante 30 minutos, una sola vez.',
  ignore: 'Si no esperabas este correo, no tienes que hacer nada.',
  pageTitle: 'Elige una contraseña',
  pageText:
    'La necesitas para iniciar sesión cuando trabajas en {site}. Se cerrará la sesión en todos los dispositivos.',
  joinedTitle: 'Has iniciado sesión',
  joinedText: 'Ya puedes trabajar en {site}.',
};
