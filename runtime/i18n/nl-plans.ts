import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Het abonnement van {site} is verlopen. Bezoekers zien dat de winkel gesloten is.',
  pastdue: 'Een betaling voor het abonnement van {site} is te laat. De winkel verkoopt gewoon door.',
  trial: '{site} draait op proef. Zoekmachines tonen de winkel niet.',
  parked: '{site} is geparkeerd. Bezoekers zien de pagina’s en kunnen niets kopen.',
  upgrade: 'Kies een abonnement',
  renew: 'Abonnement beheren',
  closedSignIn: 'Is dit jouw winkel? Log in om het abonnement te verlengen.',
  title: 'Het abonnement van {site}',
  elsewhere:
    'Hier worden geen abonnementen voor winkels verkocht. Wie de server van deze winkel beheert, wijzigt het abonnement.',
};
