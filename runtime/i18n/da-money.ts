import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Indsigelse mod ordre {number}',
  disputeIntro: 'Køberen af ordre {number} har bedt banken om at få {amount} tilbage.',
  disputeUntil: 'Du kan svare indtil {day}. Uden et svar går pengene tilbage til køberen.',
  disputeNoAnswer: 'Banken tager ikke imod svar på denne indsigelse.',
  disputeButton: 'Se indsigelsen hos {provider}',
  disputeWonSubject: 'Indsigelsen mod ordre {number} er afgjort til din fordel',
  disputeWonIntro: 'Banken har givet dig medhold: {amount} fra ordre {number} er igen dine. Ordren fortsætter som før.',
  disputeLostSubject: 'Indsigelsen mod ordre {number} er tabt',
  disputeLostIntro:
    'Banken har givet køberen medhold, og køberen har fået {amount} fra ordre {number} tilbage. Ordren viser beløbet som refunderet.',
  disputeLostWhole:
    'Alle pengene er gået tilbage. Derfor er ordrens downloads lukket, og gavekort, der blev købt med den, kan ikke længere bruges.',
  disputeLostCard: 'Det, som et gavekort betalte af ordren, forbliver betalt.',
  disputeLostStock: 'Lageret er ikke ændret. Når varerne er kommet tilbage, lægger denne kommando dem på lager',
  disputeLostSubscription: 'Abonnementet fortsætter. Denne kommando afslutter det',
  buyer: 'Køber',
  amount: 'Beløb',
  reason: 'Bankens begrundelse',
  silentSubject: 'Betalinger med ukendt resultat',
  silentIntro:
    '{provider} har i to dage ikke oplyst, hvad der blev af en betaling på {amount}. Pengene kan være trukket.',
  silentWhat:
    'Vi bliver ved med at spørge. Tjek, at nøglerne til {provider} stadig er gyldige, og find betalingen {id} dér.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Betalingen skulle være svindel.',
  product_not_received: 'Varen skulle ikke være kommet frem.',
  product_unacceptable: 'Det, der kom frem, skulle have mangler eller ikke svare til beskrivelsen.',
  duplicate: 'Betalingen skulle være trukket to gange.',
  credit_not_processed: 'En lovet refundering skulle ikke være kommet frem.',
  subscription_canceled: 'Abonnementet skulle være opsagt inden da.',
  unrecognized: 'Køberen kan ikke genkende betalingen.',
  other: 'Banken kalder det ”{code}”.',
};
