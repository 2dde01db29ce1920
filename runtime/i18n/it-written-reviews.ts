import type { Catalogue } from './catalogue.ts';

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Come ti trovi con ciò che hai acquistato su {site}?',
  mailIntro:
    'Il tuo ordine {number} è arrivato qualche giorno fa. Come ti trovi? Nel bene o nel male, ciò che scrivi aiuta gli altri a scegliere.',
  mailNote: 'Scrivi ciò che ne pensi: il negozio mostra le recensioni positive come quelle negative.',
  mailWrite: 'Scrivi una recensione',
  mailStop: 'Niente più e-mail come questa',
  mailFooter:
    'Hai ricevuto questa e-mail perché hai effettuato un ordine su {site}. Lo chiediamo una volta per ogni ordine.',
  title: 'Scrivi una recensione',
  chooseText: 'Scegli di che cosa vuoi scrivere.',
  write: 'Scrivi una recensione',
  change: 'Vedi o modifica la tua recensione',
  rating: 'La tua valutazione',
  reviewTitle: 'Titolo',
  body: 'La tua recensione',
  authorName: 'Il tuo nome, come lo vedranno gli altri',
  authorNameHint: 'Basta il nome di battesimo. Il tuo indirizzo e-mail non viene mai mostrato.',
  pictures: 'Foto',
  picturesHint:
    'Fino a {count} immagini (JPEG, PNG, WebP, AVIF o GIF) di massimo {size} MB ciascuna. Rimuoviamo dove e quando sono state scattate.',
  picture: 'Immagine {n}',
  uploaded: 'L’immagine {n} è caricata.',
  removePicture: 'Rimuovi l’immagine {n}',
  note: 'Leggiamo ogni recensione prima di mostrarla e mostriamo le positive come le negative. Gli altri vedranno le stelle, il testo, il nome e le immagini, e che hai acquistato l’articolo.',
  send: 'Invia la recensione',
  ratingMissing: 'Scegli da una a cinque stelle.',
  nameIsAddress: 'Scegli un nome senza indirizzo e-mail.',
  pictureUnreadable: '“{name}” non è un’immagine che possiamo mostrare. Scegli un file JPEG, PNG, WebP, AVIF o GIF.',
  pictureTooLarge: '“{name}” supera i {size} MB. Scegli un’immagine più piccola.',
  tooManyPictures: 'Una recensione può avere al massimo {count} immagini.',
  uploadTooLarge:
    'Nel complesso le tue immagini sono troppo grandi, quindi non è stato inviato nulla. Torna indietro, dove trovi ancora ciò che hai scritto, e scegline di più piccole.',
  sentTitle: 'Grazie per la tua recensione',
  sentText:
    'La leggiamo prima di mostrarla. Puoi modificarla o ritirarla in qualsiasi momento con il link nella nostra e-mail.',
  picturesLost:
    'La tua recensione è salvata, ma non è stato possibile salvare le immagini. Aggiungile più tardi con lo stesso link.',
  pending: 'La tua recensione non è ancora stata letta, quindi nessuno la vede.',
  approved: 'Tutti possono vedere la tua recensione. Se la modifichi, resta nascosta finché non l’abbiamo riletta.',
  rejected: 'Non mostriamo questa recensione. Se la modifichi, la rileggiamo.',
  withdraw: 'Ritira questa recensione',
  withdrawText: 'La tua recensione viene eliminata definitivamente, con le sue immagini.',
  withdrawButton: 'Elimina la recensione',
  withdrawnTitle: 'La tua recensione è eliminata',
  withdrawnText:
    'Nessuno può più vederla e anche le immagini sono eliminate. Puoi scriverne una nuova con lo stesso link.',
  already:
    'Questo articolo è già stato recensito con questo link. Inserisci l’indirizzo e-mail dell’ordine per vedere, modificare o ritirare la recensione.',
  prove: 'Mostra la mia recensione',
  others: 'Puoi scrivere anche di',
  toItem: 'Vedi l’articolo',
  closedTitle: 'Questo ordine non può essere recensito',
  refunded: 'È stato rimborsato.',
  nothingLeft: 'Ciò che hai acquistato non è più in vendita qui.',
  stopTitle: 'Niente più richieste di recensioni',
  stopText: 'Non vuoi più ricevere da {site} e-mail che chiedono una recensione?',
  stopButton: 'No, non inviatemele più',
  stoppedText: '{site} non ti chiederà più recensioni. Riceverai comunque le e-mail sui tuoi ordini.',
};
