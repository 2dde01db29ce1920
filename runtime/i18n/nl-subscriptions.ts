import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Je abonnement op {product} wordt binnenkort verlengd',
  resumed: 'Je abonnement op {product} gaat verder',
  skipped: 'Eén betaling van je abonnement op {product} wordt overgeslagen',
  ended: 'Je abonnement op {product} is afgerond',
  addressChanged: 'Het adres van je abonnement op {product} is gewijzigd',
  cardChanged: 'De kaart van je abonnement op {product} is gewijzigd',
  failed: 'We konden je abonnement op {product} niet afschrijven',
  delayed: '{product} is niet op voorraad, dus we schrijven voorlopig niets af',
  paused: 'Je abonnement op {product} is gepauzeerd',
  cancelled: 'Je abonnement op {product} is opgezegd',
  nextCharge: 'We schrijven {amount} af op {date}.',
  beforeRenewal:
    'Met de link hieronder kun je voor die dag deze betaling overslaan, het abonnement pauzeren of opzeggen.',
  otherCard: 'Met de link hieronder kun je een andere kaart gebruiken. Dan proberen we het meteen opnieuw.',
  whenBack: 'Je bestelling komt als het product weer op voorraad is.',
  nothingMore: 'Er wordt niets meer afgeschreven.',
  details: 'Gegevens',
  button: 'Bekijk je abonnement',
  footer: 'Je krijgt deze e-mail omdat je een abonnement in deze winkel hebt.',
  nextTry: 'We proberen op {date} opnieuw {amount} af te schrijven.',
  nextLook: 'We kijken opnieuw op {date} en schrijven niets af voordat het product terug is.',
  chargeToday: 'We schrijven vandaag {amount} af.',
  manage: 'Met de link hieronder kun je een betaling overslaan, het abonnement pauzeren of opzeggen.',
  resumeOrCancel: 'Met de link hieronder kun je het abonnement hervatten of opzeggen.',
  cancelThere: 'Met de link hieronder kun je het abonnement opzeggen.',
  cardThen: 'Met de link hieronder kun je een andere kaart gebruiken. Dan wordt er meteen {amount} van afgeschreven.',
  byBuyer: 'Je hebt het abonnement opgezegd.',
  byShop: 'De winkel heeft het abonnement opgezegd.',
  cancelledAt: 'Opgezegd op',
  newAddress: 'Nieuw adres',
  eachPayment: 'Elke betaling',
  notYou: 'Komt deze wijziging niet van jou, beantwoord dan deze e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} is uitverkocht voor een abonnement',
  paused: 'Een abonnement op {product} is gepauzeerd',
  cancelled: 'Een abonnement op {product} is opgezegd',
  delayedText:
    'Er wordt niets afgeschreven en er hoeft niets te worden ingepakt. De voorraad wordt opnieuw bekeken op {date}. Na een week wordt het abonnement gepauzeerd.',
  byBuyer: 'De klant heeft het gepauzeerd. Er wordt niets afgeschreven tot de klant het hervat.',
  byOwner: 'Het is met een sleutel van de winkel gepauzeerd. Er wordt niets afgeschreven tot het wordt hervat.',
  forPayment:
    'Er kon niet van de kaart worden afgeschreven, en er zijn geen verdere pogingen. We hebben de klant om een andere kaart gevraagd; het abonnement gaat dan vanzelf verder.',
  forStock:
    'Het artikel is uitverkocht of verwijderd. Er wordt niets afgeschreven. Zodra het terug is, kan de klant of kun jij het abonnement hervatten.',
  cancelledByBuyer:
    'De klant heeft het opgezegd. Er wordt niets meer afgeschreven. Betaalde bestellingen blijven zoals ze zijn.',
  cancelledByOwner:
    'Het is met een sleutel van de winkel opgezegd. Er wordt niets meer afgeschreven. Betaalde bestellingen blijven zoals ze zijn.',
  declined: 'De bank heeft de kaart geweigerd.',
  insufficientFunds: 'De kaart heeft onvoldoende saldo.',
  expiredCard: 'De kaart is verlopen.',
  unknownCard: 'De kaart is niet herkend.',
  authenticationRequired: 'De bank vraagt de klant om een bevestiging.',
  customer: 'Klant',
  item: 'Artikel',
  paid: 'Betalingen tot nu toe',
  show: 'Abonnement bekijken',
  resume: 'Abonnement hervatten',
};
