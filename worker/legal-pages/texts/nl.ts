import type { LegalTexts } from './en.ts';

/** The shop says "je"; the instructions on withdrawal are the model of the act, which says "u". */
export const nl: LegalTexts = {
  toFillIn: 'in te vullen',

  seller: 'naam en rechtsvorm van de verkoper',
  address: 'postadres',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
  representative: 'wie het bedrijf vertegenwoordigt',
  register: 'register en nummer',
  vatId: 'btw-identificatienummer',
  capital: 'maatschappelijk kapitaal',
  publisher: 'naam van de verantwoordelijke voor de publicatie',
  host: 'naam, adres en telefoonnummer van de hostingprovider',
  deliveryTime: 'levertijd',
  deliveryPlaces: 'waarheen, hoe en voor welke prijs je levert',
  payments: 'betaalwijzen en betaalprovider',
  services: 'diensten van anderen die gegevens van bezoekers krijgen, en waarom',
  authority: 'de bevoegde toezichthouder voor gegevensbescherming',
  dispute: 'of je deelneemt aan een geschillencommissie, en haar adres',
  law: 'het land waarvan het recht geldt',

  labelRepresentative: 'Vertegenwoordigd door: {value}',
  labelEmail: 'E-mail: {value}',
  labelPhone: 'Telefoon: {value}',
  labelRegister: 'Register: {value}',
  labelVatId: 'Btw-nummer: {value}',
  labelCapital: 'Maatschappelijk kapitaal: {value}',
  labelPublisher: 'Verantwoordelijk voor de publicatie: {value}',
  labelHost: 'Hosting: {value}',
  contactTitle: 'Contact',
  disputeTitle: 'Consumentengeschillen',

  controllerTitle: 'Wie verantwoordelijk is',
  controller: 'Verantwoordelijk voor de verwerking van je persoonsgegevens in deze winkel: {seller}.',
  ordersTitle: 'Bestellingen',
  orders:
    'Als je bestelt, verwerken we je naam, je adressen, je bestelling en de betaling ervan om de overeenkomst te sluiten en uit te voeren{contract}. We bewaren deze gegevens zo lang als het handels- en belastingrecht dat verlangt{duty}.',
  paymentTitle: 'Betaling',
  payment:
    'Betalingen worden verwerkt door {provider}, die daarvoor de nodige gegevens krijgt. We zien geen kaartnummers.',
  shippingTitle: 'Verzending',
  shipping: 'Wie je bestelling bezorgt, krijgt je naam, je adres en zo nodig je telefoonnummer{contract}.',
  accountTitle: 'Account',
  account:
    'Als je een account aanmaakt, bewaren we daarin je e-mailadres, je adressen en je bestellingen totdat je het account verwijdert{contract}.',
  mailTitle: 'E-mail',
  mail: 'We schrijven je over je bestelling. Een nieuwsbrief krijg je alleen als je daarvoor toestemming hebt gegeven{consent}; elke e-mail heeft een link om je af te melden.',
  serverTitle: 'Servers',
  server:
    'De pagina’s van deze winkel komen van servers van Cloudflare, Inc. (Verenigde Staten), die je IP-adres verwerken om de pagina’s te leveren en aanvallen af te weren{interest}.',
  visitsTitle: 'Bezoeken',
  visitsAsked:
    'We tellen bezoeken met behulp van cookies alleen als je daarvoor toestemming hebt gegeven{consent}. Je kunt je antwoord altijd wijzigen.',
  visitsCounted: 'We tellen bezoeken om de winkel te verbeteren{interest}.',
  visitsNone: 'We leggen geen bezoeken vast.',
  cookiesTitle: 'Cookies',
  cookies: 'De winkel plaatst cookies die nodig zijn: voor je winkelwagen, je aanmelding en je antwoord over cookies.',
  servicesTitle: 'Diensten van anderen',
  rightsTitle: 'Je rechten',
  rights:
    'Je kunt je gegevens inzien en laten corrigeren, wissen, beperken of overdragen. Je kunt bezwaar maken tegen verwerking die op onze belangen berust, en een toestemming voor de toekomst intrekken. Schrijf ons daarvoor.',
  complaint: 'Je kunt een klacht indienen bij een toezichthouder voor gegevensbescherming: {authority}.',
  basisContract: ' (artikel 6, lid 1, onder b, AVG)',
  basisDuty: ' (artikel 6, lid 1, onder c, AVG)',
  basisConsent: ' (artikel 6, lid 1, onder a, AVG)',
  basisInterest: ' (artikel 6, lid 1, onder f, AVG)',

  scopeTitle: 'Toepassing en verkoper',
  scope: 'Deze voorwaarden gelden voor alle bestellingen in deze winkel. Je overeenkomst is met {seller}.',
  conclusionTitle: 'Totstandkoming van de overeenkomst',
  conclusion:
    'De artikelen in de winkel zijn geen bindend aanbod. Je legt artikelen in de winkelwagen, vult bij het afrekenen je adres en de verzendwijze in en kunt je invoer daar corrigeren. Met de knop waarmee je bestelt, doe je een bindend aanbod. De overeenkomst komt tot stand als we je bestelling per e-mail bevestigen. Die e-mail bevat de bestelling en deze voorwaarden, zodat je ze kunt bewaren.',
  contractLanguage: 'De overeenkomst wordt gesloten in de taal van de pagina’s van de winkel.',
  pricesTitle: 'Prijzen',
  pricesWithTax: 'Alle prijzen zijn inclusief btw waar die verschuldigd is. Verzendkosten zie je voordat je bestelt.',
  pricesPlusTax: 'Bij de prijzen komen belastingen en verzendkosten, die je ziet voordat je bestelt.',
  minimum: 'Bestellen kan vanaf {amount}.',
  payTitle: 'Betaling',
  pay: 'Je betaalt bij de bestelling, op een van de manieren die je bij het afrekenen ziet.',
  payAt:
    'Je betaalt bij de bestelling, op een van de manieren die je bij het afrekenen ziet. Betalingen worden verwerkt door {provider}.',
  deliveryTitle: 'Levering',
  delivery: 'We leveren op het adres dat je opgeeft. Levertijd: {time}.',
  digital: 'Digitale artikelen kunnen na de betaling worden gedownload. Je mag ze zelf gebruiken en niet doorgeven.',
  subscriptionsTitle: 'Abonnementen',
  subscriptions:
    'Een abonnement loopt door per periode die bij het artikel staat, totdat jij of wij het opzeggen. Je kunt het altijd opzeggen tegen het einde van een periode, op de pagina ervan of per e-mail.',
  withdrawalTitle: 'Herroepingsrecht',
  withdrawalLink: 'Consumenten hebben een herroepingsrecht: zie “{page}”.',
  guaranteeTitle: 'Wettelijke garantie',
  guarantee: 'Bij gebreken gelden de wettelijke rechten.',
  lawTitle: 'Toepasselijk recht',
  lawOf:
    'Het recht van dit land is van toepassing: {country}. Consumenten behouden de bescherming van de dwingende regels van het land waar ze wonen.',

  modelTitle: 'Herroepingsrecht',
  right: 'U heeft het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.',
  periodGoods:
    'De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het goed fysiek in bezit krijgt; als meerdere goederen van één bestelling afzonderlijk worden geleverd, het laatste goed.',
  periodOther:
    'Bij diensten en digitale inhoud verstrijkt de herroepingstermijn 14 dagen na de dag van de sluiting van de overeenkomst.',
  exercise:
    'Om het herroepingsrecht uit te oefenen, moet u ons ({seller}) via een ondubbelzinnige verklaring (bv. schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde modelformulier voor herroeping, maar bent hiertoe niet verplicht.',
  online:
    'U kunt uw herroepingsrecht ook online uitoefenen via {link}. Als u deze onlinefunctie gebruikt, sturen wij u onverwijld op een duurzame gegevensdrager (bv. per e-mail) een ontvangstbevestiging van de herroeping, met de inhoud ervan en de datum en het tijdstip van indiening.',
  deadline:
    'Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
  effectsTitle: 'Gevolgen van de herroeping',
  effects:
    'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaard levering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.',
  withhold:
    'Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft teruggezonden, al naar gelang welk tijdstip eerst valt.',
  sendBack:
    'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons heeft medegedeeld, aan ons ({address}) terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken.',
  buyerPays: 'De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
  sellerPays: 'De kosten van het terugzenden van de goederen komen voor onze rekening.',
  diminished:
    'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
  begun:
    'Als u heeft verzocht om de dienst te laten beginnen tijdens de herroepingstermijn, betaalt u een bedrag dat evenredig is aan hetgeen reeds geleverd is op het moment dat u ons ervan in kennis heeft gesteld dat u de overeenkomst herroept, vergeleken met de volledige uitvoering van de overeenkomst.',
  formTitle: 'Modelformulier voor herroeping',
  formIntro: '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
  formTo: 'Aan {seller}:',
  formNotice:
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)',
  formDates: 'Besteld op (*)/Ontvangen op (*)',
  formName: 'Naam/Namen consument(en)',
  formAddress: 'Adres consument(en)',
  formSignature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
  formDate: 'Datum',
  formDelete: '(*) Doorhalen wat niet van toepassing is.',

  waysTitle: 'Verzending en kosten',
  wayPrice: '{way} ({places}): {price}',
  from: '{price} vanaf {amount}',
  free: 'gratis',
  fromPieces: '{price} vanaf {n} stuks',
  everywhere: 'alle andere landen',
  timeTitle: 'Levertijd',
  time: 'Levertijd: {time}.',
  taxTitle: 'Belastingen',

  returnsHow: 'Als je iets wilt terugsturen, schrijf dan naar {email} en vermeld je bestelling.',
  returnsOnline: 'Je kunt een herroeping online verklaren: {link}.',
  returnsAddressTitle: 'Waarheen je artikelen terugstuurt',
  returnsCostTitle: 'Wie de retourzending betaalt',
  returnsMoneyTitle: 'Wanneer je je geld terugkrijgt',
  returnsMoney:
    'We betalen uiterlijk 14 dagen na je herroeping terug, op de manier waarop je hebt betaald. We mogen wachten tot de artikelen zijn aangekomen, of tot je laat zien dat je ze hebt verzonden.',
  defectTitle: 'Gebrekkige artikelen',
};
