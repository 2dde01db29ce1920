import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Ein Webhook ist abgeschaltet',
  intro: 'Seit {day} ist keine Nachricht an diese Adresse angekommen. Deshalb hat der Shop den Webhook abgeschaltet.',
  address: 'Adresse',
  lost: 'Wartende Nachrichten sind aufgegeben, und es wird nichts mehr gesendet. Aufgegebene Nachrichten stehen 30 Tage lang in der Liste und können noch einmal gesendet werden.',
  enable: 'Sobald die Adresse wieder antwortet, schaltet dieser Befehl den Webhook ein',
};
