import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} è di nuovo disponibile',
  backIntro: 'Hai chiesto a {site} di avvisarti quando {product} torna. Ora è di nuovo disponibile.',
  backButton: 'Vai al prodotto',
  backNoReservation: 'Non riserviamo nulla per te e potrebbe esaurirsi di nuovo.',
  stop: 'Non inviarmi più e-mail di questo tipo',
  backFooter:
    'Hai ricevuto questa e-mail una sola volta, perché il tuo indirizzo è stato inserito su {site} per avere notizie di questo prodotto.',
  confirmSubject: 'Vuoi sapere quando {product} torna disponibile?',
  confirmIntro:
    'Il tuo indirizzo è stato inserito su {site} per ricevere un’e-mail quando {product} è di nuovo disponibile. Conferma che sei stato tu.',
  confirmButton: 'Sì, avvisatemi',
  confirmExpiry: 'Il link vale 7 giorni.',
  confirmFooter: 'Se non sei stato tu, non devi fare nulla: non riceverai altre e-mail.',
  confirmTitle: 'Conferma',
  confirmText: 'Vuoi che {site} scriva a {email} quando il prodotto torna disponibile?',
  confirmedTitle: 'Iscrizione confermata',
  confirmedText: '{site} scrive a {email} appena il prodotto torna disponibile.',
  stopTitle: 'Niente più e-mail sui riassortimenti',
  stopText: 'Vuoi che {site} non invii più a {email} e-mail sui prodotti di nuovo disponibili?',
  stopButton: 'Non inviatemene più',
  stoppedTitle: 'Non riceverai più e-mail sui riassortimenti',
  stoppedText: '{email} non è più in nessuna lista di riassortimento di {site}.',
  expiredTitle: 'Questo link è scaduto',
  expiredText: 'Iscriviti di nuovo nella pagina del prodotto per riceverne uno nuovo.',
  unknownTitle: 'Questo link è incompleto',
  unknownText: 'Aprilo di nuovo dall’e-mail o copialo per intero.',
  home: 'Torna a {site}',
};
