import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Il tuo ordine su {site} non è ancora pagato',
  intro: 'Hai iniziato un ordine su {site} e non l’hai pagato. È tutto come l’hai lasciato.',
  button: 'Vai alla cassa',
  otherwise:
    'Se hai cambiato idea, non devi fare nulla: non è stato ordinato né addebitato nulla. Prezzi e disponibilità possono cambiare fino al pagamento.',
  refuse: 'Non ricordarmelo più',
  footer: 'Hai ricevuto questa e-mail una sola volta, perché il tuo indirizzo è stato inserito alla cassa di {site}.',
  backTitle: 'Il tuo carrello',
  proofText: 'Inserisci l’indirizzo e-mail che hai indicato alla cassa. Il carrello arriva così su questo dispositivo.',
  goneTitle: 'Questo carrello non c’è più',
  goneText:
    'È stato pagato, svuotato o eliminato, oppure il link è incompleto. Aprendolo non ti è stato addebitato nulla.',
  refuseTitle: 'Niente più promemoria',
  refuseText:
    'Non vuoi più promemoria di ordini non pagati da {site}? Le altre e-mail sui tuoi ordini arrivano comunque.',
  refusedTitle: 'Non riceverai altri promemoria',
  refusedText: '{site} non ti invia più promemoria di ordini non pagati.',
  unknownTitle: 'Questo link non funziona',
  unknownText: 'È incompleto. Aprilo di nuovo dall’e-mail o copialo per intero.',
};
