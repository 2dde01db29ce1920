/** The Italian texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'I tuoi download',
  button: 'Scarica',
  left: '{count|it|one=ancora 1 download|other=ancora # download}, fino al {date}',
  expired: 'il link è scaduto',
  usedUp: 'tutti i download sono stati usati',
  closed: 'il link è chiuso',
  waiting: 'Non c’è ancora un file per: {products}. {site} ti invierà il link per e-mail quando sarà pronto.',
  ownerWaiting:
    'Questo ordine attende i file di: {products}. Aggiungili con `npm run owner -- files add`, poi inviali con `npm run owner -- downloads give {number}`.',
  termsReady:
    'Puoi scaricare {products} subito dopo il pagamento, fino a {times|it|one=# volta|other=# volte} entro {days|it|one=# giorno|other=# giorni}. I link sono anche nella tua e-mail.',
  withdrawalConsent:
    'Voglio i miei download subito, prima della fine del periodo di recesso. So che perdo il diritto di recesso appena posso scaricarli.',
  consentMissing: 'Per ordinare download, l’acquirente deve accettare che inizino subito.',
  consentTitle: 'Consenso al download immediato',
  consentGiven: 'Dato il {time}: “{text}”',
  expiredTitle: 'Questo link è scaduto',
  expiredText: 'Chiedi un nuovo link a {site} indicando il tuo ordine {number}.',
  usedUpTitle: 'Tutti i download sono stati usati',
  usedUpText:
    'Questo file è stato scaricato tante volte quante ne consente il link. Chiedi un nuovo link a {site} indicando il tuo ordine {number}.',
  closedTitle: 'Questo download è chiuso',
  closedText:
    'L’ordine è stato rimborsato o il negozio ha chiuso il link. Se pensi che sia un errore, scrivi a {site} indicando il tuo ordine {number}.',
  replacedTitle: 'C’è un link più recente',
  replacedText:
    '{site} ti ha inviato un nuovo link per e-mail, quindi questo non funziona più. Se non trovi quell’e-mail, chiedine un’altra a {site} indicando il tuo ordine {number}.',
  unknownTitle: 'Questo link non funziona',
  unknownText: 'È incompleto. Aprilo di nuovo dall’e-mail o copialo per intero.',
  unavailableTitle: 'Il file non è disponibile in questo momento',
  unavailableText:
    'Riprova tra qualche minuto. Questo tentativo non è stato conteggiato. Se il problema continua, scrivi a {site} indicando il tuo ordine {number}.',
  renewedSubject: 'Nuovo link di download per il tuo ordine {number}',
  renewedIntro:
    '{site} ha creato un nuovo link per un file del tuo ordine {number}. Il link precedente non funziona più.',
  givenSubject: 'I file del tuo ordine {number} sono pronti',
  givenIntro: 'Ora puoi scaricare altri file del tuo ordine {number}.',
  mailFooter: 'Hai ricevuto questa e-mail perché un prodotto digitale è stato ordinato con il tuo indirizzo.',
};
