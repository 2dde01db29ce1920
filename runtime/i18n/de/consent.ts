import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Ihre Wahl zu Cookies',
  text: 'Mit Ihrer Erlaubnis zählt dieser Shop Besuche, um zu sehen, was funktioniert, und misst seine Werbung. Was der Shop zum Funktionieren braucht, etwa Ihr Warenkorb, bleibt in jedem Fall erhalten.',
  analytics: 'Besuche zählen',
  marketing: 'Werbung',
  accept: 'Alle annehmen',
  refuse: 'Alle ablehnen',
  save: 'Meine Wahl speichern',
  privacy: 'Datenschutz',
  pageTitle: 'Cookies',
  saved: 'Ihre Wahl ist gespeichert. Sie können sie hier jederzeit ändern.',
};
