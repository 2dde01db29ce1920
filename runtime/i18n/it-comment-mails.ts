import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Un commento attende la tua decisione: {item}',
  intro: '{author} ha scritto un commento a “{item}”. I visitatori lo vedono quando lo approvi.',
  reported: 'Alcuni visitatori hanno segnalato un commento a “{item}”. È nascosto finché non decidi.',
  more: 'Altri commenti attendono la tua decisione',
  moreIntro: 'Nell’ultima ora sono arrivati altri commenti. Questo comando li elenca tutti.',
  open: 'Apri la pagina',
  approve: 'Per mostrarlo ai visitatori',
  spam: 'Se è spam',
  list: 'Per vedere tutti quelli in attesa',
  footer: 'Ricevi al massimo due di queste e-mail all’ora.',
};
