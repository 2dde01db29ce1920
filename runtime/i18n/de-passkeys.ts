import type { Catalogue } from './catalogue.ts';

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Ein Passkey für {site} wurde hinzugefügt',
  addedIntro: 'Ein Passkey wurde hinzugefügt: Damit meldet man sich bei {site} ohne Passwort als {email} an.',
  removedSubject: 'Ein Passkey für {site} wurde entfernt',
  removedIntro: 'Ein Passkey, mit dem man sich bei {site} als {email} anmelden konnte, wurde entfernt.',
  name: 'Sein Name: {name}',
  unnamed: 'Passkey',
  footer:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, und entfernen Sie Passkeys, die Sie nicht kennen.',
};
