import type { LegalTexts } from './en.ts';

/** The shop says "tu"; the instructions on withdrawal are the model of the consumer code, which says "Lei". */
export const it: LegalTexts = {
  toFillIn: 'da completare',

  seller: 'nome e forma giuridica del venditore',
  address: 'indirizzo postale',
  email: 'indirizzo e-mail',
  phone: 'numero di telefono',
  representative: 'chi rappresenta la società',
  register: 'registro delle imprese e numero REA',
  vatId: 'partita IVA',
  capital: 'capitale sociale',
  publisher: 'nome del responsabile della pubblicazione',
  host: 'nome, indirizzo e telefono del fornitore di hosting',
  deliveryTime: 'tempi di spedizione',
  deliveryPlaces: 'dove, come e a quale prezzo spedisci',
  payments: 'metodi di pagamento e fornitore dei pagamenti',
  services: 'servizi di terzi che ricevono dati dei visitatori, e perché',
  authority: 'autorità di protezione dei dati competente',
  dispute: 'se partecipi a procedure davanti a un organismo di risoluzione delle controversie, e il suo indirizzo',
  law: 'paese la cui legge si applica',

  labelRepresentative: 'Rappresentata da: {value}',
  labelEmail: 'E-mail: {value}',
  labelPhone: 'Telefono: {value}',
  labelRegister: 'Registro delle imprese: {value}',
  labelVatId: 'Partita IVA: {value}',
  labelCapital: 'Capitale sociale: {value}',
  labelPublisher: 'Responsabile della pubblicazione: {value}',
  labelHost: 'Hosting: {value}',
  contactTitle: 'Contatti',
  disputeTitle: 'Controversie dei consumatori',

  controllerTitle: 'Titolare del trattamento',
  controller: 'Titolare del trattamento dei tuoi dati personali in questo negozio: {seller}.',
  ordersTitle: 'Ordini',
  orders:
    'Quando ordini, trattiamo il tuo nome, i tuoi indirizzi, ciò che ordini e come viene pagato, per concludere ed eseguire il contratto{contract}. Conserviamo questi dati per il tempo richiesto dalle norme commerciali e fiscali{duty}.',
  paymentTitle: 'Pagamento',
  payment: 'I pagamenti sono gestiti da {provider}, che riceve i dati necessari. Non vediamo numeri di carte.',
  shippingTitle: 'Spedizione',
  shipping: 'Chi consegna il tuo ordine riceve il tuo nome, il tuo indirizzo e, se serve, il tuo telefono{contract}.',
  accountTitle: 'Account',
  account:
    'Se apri un account, vi conserviamo la tua e-mail, i tuoi indirizzi e i tuoi ordini finché non lo elimini{contract}.',
  mailTitle: 'E-mail',
  mail: 'Ti scriviamo in merito al tuo ordine. Ricevi una newsletter solo se hai dato il consenso{consent}; ogni e-mail contiene un link per annullare l’iscrizione.',
  serverTitle: 'Server',
  server:
    'Le pagine di questo negozio provengono da server di Cloudflare, Inc. (Stati Uniti), che trattano il tuo indirizzo IP per fornire le pagine e respingere attacchi{interest}.',
  visitsTitle: 'Visite',
  visitsAsked:
    'Contiamo le visite con l’aiuto di cookie solo se hai dato il consenso{consent}. Puoi cambiare la tua risposta in qualsiasi momento.',
  visitsCounted: 'Contiamo le visite per migliorare il negozio{interest}.',
  visitsNone: 'Non registriamo le visite.',
  cookiesTitle: 'Cookie',
  cookies: 'Il negozio usa i cookie di cui ha bisogno: per il carrello, l’accesso e la tua risposta sui cookie.',
  servicesTitle: 'Servizi di terzi',
  rightsTitle: 'I tuoi diritti',
  rights:
    'Puoi chiedere l’accesso ai tuoi dati, la loro rettifica, cancellazione, limitazione o portabilità. Puoi opporti a un trattamento basato sui nostri interessi e revocare un consenso per il futuro. Scrivici per questo.',
  complaint: 'Puoi proporre reclamo a un’autorità di protezione dei dati: {authority}.',
  basisContract: ' (articolo 6, paragrafo 1, lettera b), GDPR)',
  basisDuty: ' (articolo 6, paragrafo 1, lettera c), GDPR)',
  basisConsent: ' (articolo 6, paragrafo 1, lettera a), GDPR)',
  basisInterest: ' (articolo 6, paragrafo 1, lettera f), GDPR)',

  scopeTitle: 'Ambito e venditore',
  scope: 'Queste condizioni si applicano a tutti gli ordini in questo negozio. Il tuo contratto è con {seller}.',
  conclusionTitle: 'Conclusione del contratto',
  conclusion:
    'Gli articoli del negozio non sono un’offerta vincolante. Metti gli articoli nel carrello, indichi l’indirizzo e il tipo di spedizione alla cassa e puoi correggere lì i tuoi dati. Premendo il pulsante dell’ordine fai un’offerta vincolante. Il contratto è concluso quando confermiamo il tuo ordine per e-mail. L’e-mail contiene l’ordine e queste condizioni, così puoi conservarli.',
  contractLanguage: 'Il contratto è concluso nella lingua delle pagine del negozio.',
  pricesTitle: 'Prezzi',
  pricesWithTax: 'Tutti i prezzi includono l’IVA ove dovuta. Le spese di spedizione sono indicate prima dell’ordine.',
  pricesPlusTax: 'Ai prezzi si aggiungono imposte e spese di spedizione, indicate prima dell’ordine.',
  minimum: 'Si può ordinare a partire da {amount}.',
  payTitle: 'Pagamento',
  pay: 'Paghi al momento dell’ordine, con uno dei metodi indicati alla cassa.',
  payAt:
    'Paghi al momento dell’ordine, con uno dei metodi indicati alla cassa. I pagamenti sono gestiti da {provider}.',
  deliveryTitle: 'Consegna',
  delivery: 'Consegniamo all’indirizzo che indichi. Tempi di spedizione: {time}.',
  digital:
    'Gli articoli digitali possono essere scaricati dopo il pagamento. Puoi usarli per te e non puoi cederli ad altri.',
  subscriptionsTitle: 'Abbonamenti',
  subscriptions:
    'Un abbonamento prosegue per i periodi indicati dall’articolo, finché tu o noi non lo disdiciamo. Puoi disdirlo in qualsiasi momento per la fine di un periodo, sulla sua pagina o per e-mail.',
  withdrawalTitle: 'Diritto di recesso',
  withdrawalLink: 'I consumatori hanno un diritto di recesso: vedi «{page}».',
  guaranteeTitle: 'Garanzia legale',
  guarantee: 'In caso di difetti si applicano i diritti di legge.',
  lawTitle: 'Legge applicabile',
  lawOf:
    'Si applica la legge di questo paese: {country}. I consumatori conservano la tutela delle norme inderogabili del paese in cui vivono.',

  modelTitle: 'Diritto di recesso',
  right: 'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.',
  periodGoods:
    'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dei beni; se più beni di un solo ordine sono consegnati separatamente, dell’ultimo bene.',
  periodOther:
    'Per i servizi e i contenuti digitali, il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.',
  exercise:
    'Per esercitare il diritto di recesso, Lei è tenuto a informarci ({seller}) della sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio.',
  online:
    'Lei può esercitare il diritto di recesso anche online all’indirizzo {link}. Se utilizza questa funzione online, Le trasmetteremo senza indugio su un supporto durevole (ad esempio per posta elettronica) una conferma di ricevimento del recesso, con il suo contenuto e la data e l’ora della sua trasmissione.',
  deadline:
    'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
  effectsTitle: 'Effetti del recesso',
  effects:
    'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.',
  withhold:
    'Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte Sua di aver rispedito i beni, se precedente.',
  sendBack:
    'Lei è pregato di rispedire i beni o di consegnarli a noi ({address}), senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
  buyerPays: 'I costi diretti della restituzione dei beni saranno a Suo carico.',
  sellerPays: 'I costi della restituzione dei beni saranno a nostro carico.',
  diminished:
    'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione del bene diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.',
  begun:
    'Se Lei ha chiesto di iniziare la prestazione di servizi durante il periodo di recesso, è tenuto a pagarci un importo proporzionale a quanto fornito fino al momento in cui ci ha comunicato il Suo recesso dal presente contratto, rispetto a tutte le prestazioni previste dal contratto.',
  formTitle: 'Modulo di recesso tipo',
  formIntro: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
  formTo: 'Destinatario: {seller}',
  formNotice:
    'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
  formDates: 'Ordinato il (*)/ricevuto il (*)',
  formName: 'Nome del/dei consumatore(i)',
  formAddress: 'Indirizzo del/dei consumatore(i)',
  formSignature: 'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
  formDate: 'Data',
  formDelete: '(*) Cancellare la dicitura inutile.',

  waysTitle: 'Spedizione e costi',
  wayPrice: '{way} ({places}): {price}',
  from: '{price} a partire da {amount}',
  free: 'gratis',
  fromPieces: '{price} a partire da {n} pezzi',
  everywhere: 'tutti gli altri paesi',
  timeTitle: 'Tempi di spedizione',
  time: 'Tempi di spedizione: {time}.',
  taxTitle: 'Imposte',

  returnsHow: 'Se vuoi restituire qualcosa, scrivi a {email} e indica il tuo ordine.',
  returnsOnline: 'Puoi dichiarare un recesso online: {link}.',
  returnsAddressTitle: 'Dove restituire gli articoli',
  returnsCostTitle: 'Chi paga la restituzione',
  returnsMoneyTitle: 'Quando ricevi il rimborso',
  returnsMoney:
    'Rimborsiamo al più tardi 14 giorni dopo il tuo recesso, con lo stesso mezzo con cui hai pagato. Possiamo attendere che gli articoli siano arrivati o che tu dimostri di averli spediti.',
  defectTitle: 'Articoli difettosi',
};
