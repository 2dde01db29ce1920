import type { Catalogue } from './catalogue.ts';

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Invitación para trabajar en {site}',
  invitedIntro: 'El propietario de {site} te invita a trabajar en el sitio con tu dirección {email}.',
  button: 'Elegir una contraseña',
  invitedExpiry: 'El enlace funciona durante 7 días, una sola vez.',
  passwordSubject: 'Una contraseña nueva para trabajar en {site}',
  passwordIntro: 'Puedes elegir una contraseña nueva para trabajar en {site}.',
  passwordExpiry: 'El enlace funciona durante 30 minutos, una sola vez.',
  changedSubject: 'Tu contraseña para trabajar en {site} ha cambiado',
  changedIntro:
    'La contraseña con la que trabajas ({email}) en {site} ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.',
  changedPasskeys:
    'Con estas claves de acceso todavía se puede iniciar sesión: {names}. Puedes quitarlas donde inicias sesión.',
  changedFooter: 'Si no fuiste tú, elige enseguida otra contraseña: pide un enlace donde inicias sesión.',
  ignore: 'Si no esperabas este correo, no tienes que hacer nada.',
  pageTitle: 'Elige una contraseña',
  pageText:
    'La necesitas para iniciar sesión cuando trabajas en {site}. Se cerrará la sesión en todos los dispositivos.',
  joinedTitle: 'Has iniciado sesión',
  joinedText: 'Ya puedes trabajar en {site}.',
};

export const contributorPage: Catalogue['contributorPage'] = {
  signInTitle: 'Inicia sesión para trabajar en {site}',
  signInWithPasskey: 'Iniciar sesión con una clave de acceso',
  openConsole: 'Abrir la administración',
  confirmWithPasskey: 'Confirmar con una clave de acceso',
  passkeyFailed: 'No se ha podido usar la clave de acceso en este dispositivo. Elige otra manera.',
  passkeyKnown: 'Este dispositivo ya tiene una clave de acceso tuya.',
  title: 'Tu trabajo en {site}',
  role: 'Tu rol: {role}',
  sessions: 'Dónde has iniciado sesión',
  sessionSince: 'desde el {date}',
  sessionSeen: 'usado por última vez el {date}',
  thisDevice: 'este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  endSession: 'Cerrar la sesión: {device}',
  endOtherSessions: 'Cerrar sesión en todos los demás dispositivos',
  passkeys: 'Claves de acceso',
  noPasskeys: 'Con una clave de acceso inicias sesión sin contraseña: con el dedo, la cara o el PIN de tu dispositivo.',
  passkeyAdded: 'añadida el {date}',
  passkeyUsed: 'usada por última vez el {date}',
  addPasskey: 'Añadir una clave de acceso',
  removePasskey: 'Quitar {name}',
  passkeyName: '{email} (trabaja en {site})',
};

export const contributorRoles: Catalogue['contributorRoles'] = {
  admin: 'Administración',
  billing: 'Facturación',
  reporting: 'Informes',
  editor: 'Edición',
  moderator: 'Moderación',
  commenter: 'Comentarios',
  storeManager: 'Gestión de la tienda',
  scheduling: 'Citas',
  viewer: 'Solo lectura',
  campaignsEditor: 'Campañas de correo',
  schedulingViewer: 'Consulta de citas',
  schedulingEditor: 'Gestión de citas',
  none: 'Sin rol',
  websiteManager: 'Gestión del sitio',
};
