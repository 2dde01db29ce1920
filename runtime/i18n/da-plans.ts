import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Abonnementet for {site} er udløbet. Besøgende ser, at butikken er lukket.',
  pastdue: 'En betaling for {site} er forfalden. Butikken sælger fortsat.',
  trial: '{site} er i en prøveperiode. Søgemaskiner viser ikke butikken.',
  parked: '{site} er sat i bero. Besøgende kan se siderne, men ikke købe noget.',
  upgrade: 'Vælg et abonnement',
  renew: 'Gå til abonnementet',
  closedSignIn: 'Driver du denne butik? Log ind for at forny abonnementet.',
  title: 'Abonnementet for {site}',
  elsewhere: 'Her sælges ingen abonnementer. Den, der driver butikkens server, ændrer abonnementet.',
};
