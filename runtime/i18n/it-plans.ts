import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Il piano di {site} è scaduto. I visitatori vedono che il negozio è chiuso.',
  pastdue: 'Un pagamento per il piano di {site} è in ritardo. Il negozio continua a vendere.',
  trial: '{site} è in prova. I motori di ricerca non lo elencano.',
  parked: '{site} è parcheggiato. I visitatori vedono le pagine e non possono acquistare nulla.',
  upgrade: 'Scegli un piano',
  renew: 'Gestisci il piano',
  closedSignIn: 'Gestisci questo negozio? Accedi per rinnovare il piano.',
  title: 'Il piano di {site}',
  elsewhere: 'Qui non si vendono piani. Il piano di questo negozio lo cambia chi ne gestisce il server.',
};
