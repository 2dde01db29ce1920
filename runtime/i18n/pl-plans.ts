import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Plan {site} wygasł. Odwiedzający widzą, że sklep jest zamknięty.',
  pastdue: 'Płatność za plan {site} jest zaległa. Sklep nadal sprzedaje.',
  trial: '{site} działa w okresie próbnym. Wyszukiwarki nie pokazują tej witryny.',
  parked: '{site} jest w stanie uśpienia. Odwiedzający widzą strony, ale nie mogą nic kupić.',
  upgrade: 'Wybierz plan',
  renew: 'Zarządzaj planem',
  closedSignIn: 'Dla prowadzących sklep: zaloguj się, aby odnowić plan.',
  title: 'Plan {site}',
  elsewhere: 'Nie sprzedajemy tu planów. Plan zmienia osoba, która prowadzi serwer tego sklepu.',
};
