import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Der Tarif von {site} ist abgelaufen. Besucher sehen, dass der Shop geschlossen ist.',
  pastdue: 'Eine Zahlung für den Tarif von {site} ist überfällig. Der Shop verkauft weiter.',
  trial: '{site} läuft zur Probe. Suchmaschinen zeigen den Shop nicht an.',
  parked: '{site} ist geparkt. Besucher sehen die Seiten und können nichts kaufen.',
  upgrade: 'Tarif auswählen',
  renew: 'Zum Tarif',
  closedSignIn: 'Betreiben Sie diesen Shop? Melden Sie sich an, um den Tarif zu erneuern.',
  title: 'Der Tarif von {site}',
  elsewhere: 'Hier werden keine Tarife verkauft. Wer den Server dieses Shops betreibt, ändert seinen Tarif.',
};
