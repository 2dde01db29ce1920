import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Indsigelse vedrørende ordre {number}',
  disputeIntro: 'Køberen af ordre {number} har bedt banken om at få {amount} tilbage.',
  disputeUntil: 'Du kan svare indtil den {day}. Uden et svar går pengene tilbage til køberen.',
  disputeNoAnswer: 'Banken tager ikke imod svar på denne indsigelse.',
  disputeButton: 'Se indsigelsen hos {provider}',
  disputeWonSubject: 'Indsigelsen vedrørende ordre {number} er afgjort til din fordel',
  disputeWonIntro: 'Banken har givet dig medhold: {amount} fra ordre {number} er igen dine. Ordren fortsætter som før.',
  disputeLostSubject: 'Indsigelsen vedrørende ordre {number} er tabt',
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
  fraudulent: 'Betalingen er angiveligt svindel.',
  product_not_received: 'Varen er angiveligt ikke kommet frem.',
  product_unacceptable: 'Det, der kom frem, har angiveligt mangler eller svarer ikke til beskrivelsen.',
  duplicate: 'Betalingen er angiveligt trukket to gange.',
  credit_not_processed: 'En lovet refundering er angiveligt ikke kommet frem.',
  subscription_canceled: 'Abonnementet var angiveligt opsagt inden da.',
  unrecognized: 'Køberen kan ikke genkende betalingen.',
  other: 'Banken kalder det ”{code}”.',
};
