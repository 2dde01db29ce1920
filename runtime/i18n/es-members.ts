import type { Catalogue } from './catalogue.ts';

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Solo los miembros de {area} ven esta página.',
  join: 'Hazte miembro de {area}',
  notForSale: 'En este momento nadie puede hacerse miembro.',
  signIn: 'Si eres miembro, inicia sesión con la dirección de correo de tu membresía.',
  joined: 'Ya eres miembro de {area}. Sus páginas se abren cuando inicias sesión con {email}.',
};

export const lessons: Catalogue['lessons'] = {
  progress: 'Lecciones terminadas: {finished} de {total}',
  finish: 'Marcar como terminada',
  forget: 'Marcar como no terminada',
  signIn: 'Inicia sesión para guardar tu progreso',
};
