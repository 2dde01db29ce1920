import type { Catalogue } from './catalogue.ts';

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Confirma tu cuenta en {site}',
  confirmIntro:
    'Alguien ha creado una cuenta en {site} con tu dirección {email}. Si fuiste tú, confírmala; necesitas la contraseña que elegiste.',
  confirmButton: 'Confirmar la cuenta',
  expiresInADay: 'El enlace funciona durante un día, una sola vez.',
  knownSubject: 'Ya tienes una cuenta en {site}',
  knownIntro:
    'Alguien ha querido crear una cuenta en {site} con tu dirección {email}. Ya tienes una, así que no ha cambiado nada. Si has olvidado tu contraseña, pide un enlace donde inicias sesión.',
  passwordSubject: 'Una contraseña nueva para {site}',
  passwordIntro: 'Puedes elegir una contraseña nueva para tu cuenta en {site}.',
  passwordButton: 'Elegir una contraseña',
  expiresSoon: 'El enlace funciona durante 30 minutos, una sola vez.',
  signInSubject: 'Inicia sesión en {site}',
  signInIntro: 'Con este enlace inicias sesión sin contraseña en tu cuenta de {site}.',
  signInButton: 'Iniciar sesión',
  changedSubject: 'Tu contraseña en {site} ha cambiado',
  changedIntro: 'La contraseña de tu cuenta en {site} ha cambiado y se ha cerrado la sesión en todos los dispositivos.',
  changedFooter: 'Si no fuiste tú, elige enseguida otra contraseña: pide un enlace donde inicias sesión.',
  ignore: 'Si no fuiste tú, no tienes que hacer nada: sin este correo nadie puede usar la cuenta.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Confirma tu cuenta',
  confirmIntro: 'Introduce la contraseña que elegiste en {site}.',
  confirmButton: 'Confirmar e iniciar sesión',
  passwordTitle: 'Elige una contraseña nueva',
  passwordIntro: 'Se cerrará la sesión en todos los dispositivos de tu cuenta en {site}.',
  passwordButton: 'Guardar e iniciar sesión',
  signInTitle: 'Iniciar sesión',
  signInIntro: 'Inicias sesión en tu cuenta de {site} en este dispositivo.',
  signInButton: 'Iniciar sesión',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: 'Al menos {min} caracteres',
  goneTitle: 'Este enlace ya no funciona',
  goneText: 'Se ha usado, ha caducado o está incompleto. Pide uno nuevo.',
  signedInTitle: 'Has iniciado sesión',
  signedInText: 'Has iniciado sesión en {site} como {email}.',
};
