import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Solo los miembros de {area} ven esta página.',
  join: 'Hazte miembro de {area}',
  notForSale: 'En este momento nadie puede hacerse miembro.',
  signIn: '¿Ya eres miembro? Inicia sesión',
  create: '¿Ya lo has comprado? Crea tu cuenta con la dirección de tu pedido',
  signedInAs: 'Has iniciado sesión como {email}, que no es la dirección de un miembro.',
  otherAddress: 'Iniciar sesión con otra dirección',
  joined: 'Ya eres miembro de {area}. Sus páginas se abren cuando inicias sesión con {email}.',
  howToEnter: 'Inicia sesión con esta dirección, o crea una cuenta con ella si no tienes ninguna.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Lecciones terminadas: {finished} de {total}',
  finish: 'Marcar como terminada',
  forget: 'Marcar como no terminada',
  signIn: 'Inicia sesión para guardar tu progreso',
};
