import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'Pliki cookie',
  text: 'Za zgodą odwiedzających sklep liczy wizyty, aby sprawdzać, co działa, i mierzy skuteczność reklam. To, czego sklep potrzebuje do działania, na przykład koszyk, jest zapisywane zawsze.',
  analytics: 'Liczenie wizyt',
  marketing: 'Reklama',
  accept: 'Zaakceptuj wszystkie',
  refuse: 'Odrzuć wszystkie',
  save: 'Zapisz wybór',
  privacy: 'Prywatność',
  pageTitle: 'Pliki cookie',
  saved: 'Wybór został zapisany. W każdej chwili można go tutaj zmienić.',
};
