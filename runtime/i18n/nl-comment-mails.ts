import type { Catalogue } from './catalogue.ts';

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Er wacht een reactie op je: {item}',
  intro: '{author} heeft een reactie geschreven bij “{item}”. Bezoekers zien haar zodra je haar goedkeurt.',
  reported: 'Bezoekers hebben een reactie bij “{item}” gemeld. Ze is verborgen tot je beslist.',
  more: 'Er wachten meer reacties op je',
  moreIntro: 'Het afgelopen uur zijn er meer reacties binnengekomen. Dit commando toont ze allemaal.',
  open: 'De pagina openen',
  approve: 'Om haar aan bezoekers te tonen',
  spam: 'Als het spam is',
  list: 'Om alle wachtende reacties te zien',
  footer: 'Je krijgt maximaal twee van deze e-mails per uur.',
};
