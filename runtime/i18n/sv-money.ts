import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Beställning {number} har bestridits',
  disputeIntro: 'Köparen av beställning {number} har bett banken att betala tillbaka {amount}.',
  disputeUntil: 'Du kan svara fram till den {day}. Utan svar går pengarna tillbaka till köparen.',
  disputeNoAnswer: 'Banken tar inte emot något svar i det här ärendet.',
  disputeButton: 'Visa ärendet hos {provider}',
  disputeWonSubject: 'Ärendet om beställning {number} är vunnet',
  disputeWonIntro:
    'Banken har beslutat till din fördel: {amount} för beställning {number} är dina igen. Beställningen fortsätter som förut.',
  disputeLostSubject: 'Ärendet om beställning {number} är förlorat',
  disputeLostIntro:
    'Banken har beslutat till köparens fördel, och köparen har fått tillbaka {amount} för beställning {number}. Beställningen visar beloppet som återbetalt.',
  disputeLostWhole:
    'Alla pengar har gått tillbaka, så beställningens nedladdningar är stängda, och presentkort som köptes i den gäller inte längre.',
  disputeLostCard: 'Det som betalades med presentkort förblir betalt.',
  disputeLostStock: 'Lagersaldot har inte ändrats. När varorna är tillbaka lägger du till dem med det här kommandot',
  disputeLostSubscription: 'Prenumerationen fortsätter. Med det här kommandot avslutar du den',
  buyer: 'Köpare',
  amount: 'Belopp',
  reason: 'Bankens skäl',
  silentSubject: 'Betalningar med okänt utfall',
  silentIntro:
    '{provider} har inte på två dagar berättat vad som hände med en betalning på {amount}. Pengar kan ha dragits för den.',
  silentWhat:
    'Vi fortsätter att fråga. Kontrollera att nycklarna till {provider} fortfarande gäller, och sök där efter betalningen {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Betalningen uppges vara bedräglig.',
  product_not_received: 'Inget uppges ha kommit fram.',
  product_unacceptable: 'Det som kom fram uppges vara felaktigt eller inte som beskrivet.',
  duplicate: 'Betalningen uppges ha dragits två gånger.',
  credit_not_processed: 'En utlovad återbetalning uppges inte ha kommit fram.',
  subscription_canceled: 'Prenumerationen uppges ha sagts upp tidigare.',
  unrecognized: 'Köparen känner inte igen betalningen.',
  other: 'Banken kallar det ”{code}”.',
};
