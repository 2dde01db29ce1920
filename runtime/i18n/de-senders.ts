import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} erfährt nichts mehr',
  intro:
    '{service} weist zurück, was der Shop sendet. Deshalb meldet der Shop dort keine Bestellungen und Warenkörbe mehr.',
  account: 'Konto',
  answer: 'Antwort',
  waiting:
    'Neue Bestellungen und Warenkörbe warten bis zu sieben Tage, bei Google Analytics drei Tage. Ältere werden aufgegeben.',
  resume:
    'Sobald die Ursache behoben ist, macht der Shop mit diesem Befehl weiter; „senders set“ setzt ein neues Geheimnis',
};
