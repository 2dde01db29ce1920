import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'I dag betalar du {amount}.',
  plusDelivery: '{amount} plus frakt',
  onlyPayment: 'Det här är den enda betalningen. Därefter upphör prenumerationen av sig själv.',
  next: 'Därefter betalar du {price}, nästa gång den {date}.',
  onceMore: 'Därefter betalar du {amount} en gång till, den {date}.',
  untilCancelled: 'Prenumerationen löper tills du säger upp den.',
  endsAfter: 'Du betalar sammanlagt {n} gånger, sista gången den {last}. Därefter upphör prenumerationen av sig själv.',
  endsThen: 'Därefter upphör prenumerationen av sig själv.',
  priceStays: 'Priset är detsamma så länge din prenumeration löper.',
  priceStaysDelivered:
    'Priset är detsamma så länge din prenumeration löper. Frakt och skatt ändras bara om du ändrar adressen.',
  cardIsKept: 'Ditt kort sparas för de här betalningarna.',
  howToCancel:
    'Vi mejlar dig före varje betalning. Med länken i mejlet kan du hoppa över betalningen, pausa prenumerationen eller säga upp den.',
  resumedLate:
    'Om du återupptar en pausad prenumeration efter att en betalning skulle ha gjorts, dras den betalningen direkt. Du ser det innan du återupptar prenumerationen.',
};
