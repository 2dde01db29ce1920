import type { ConsentTexts } from '../en/consent.ts';

export const consent: ConsentTexts = {
  title: 'La tua scelta sui cookie',
  text: 'Con il tuo permesso, questo negozio conta le visite per capire che cosa funziona e misura la propria pubblicità. Ciò che serve al funzionamento del negozio, come il carrello, viene conservato in ogni caso.',
  analytics: 'Conteggio delle visite',
  marketing: 'Pubblicità',
  accept: 'Accetta tutto',
  refuse: 'Rifiuta tutto',
  save: 'Salva la mia scelta',
  privacy: 'Privacy',
  pageTitle: 'Cookie',
  saved: 'La tua scelta è salvata. Puoi cambiarla qui in qualsiasi momento.',
};
