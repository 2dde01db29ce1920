import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Te espera un comentario: {item}',
  intro: '{author} ha comentado «{item}». Los visitantes lo verán cuando lo apruebes.',
  reported: 'Los visitantes han denunciado un comentario en «{item}». Queda oculto hasta que decidas.',
  more: 'Te esperan más comentarios',
  moreIntro: 'Han llegado más comentarios en la última hora. Este comando los muestra todos.',
  open: 'Abrir la página',
  approve: 'Para mostrarlo a los visitantes',
  spam: 'Si es spam',
  list: 'Para ver todos los que esperan',
  footer: 'Recibes como máximo dos de estos correos por hora.',
};
