import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Un webhook è disattivato',
  intro: 'Dal {day} nessun messaggio è arrivato a questo indirizzo, quindi il negozio ha disattivato il webhook.',
  address: 'Indirizzo',
  lost: 'I messaggi in attesa vengono abbandonati e non viene inviato altro. Ciò che è stato abbandonato resta elencato per 30 giorni e può essere inviato di nuovo.',
  enable: 'Quando l’indirizzo risponde di nuovo, questo comando attiva il webhook',
};
