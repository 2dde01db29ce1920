import type { Catalogue } from './catalogue.ts';

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Dzisiaj do zapłaty: {amount}.',
  plusDelivery: '{amount} plus dostawa',
  onlyPayment: 'To jedyna płatność. Potem subskrypcja kończy się automatycznie.',
  next: 'Następne płatności: {price}, najbliższa {date}.',
  onceMore: 'Potem jeszcze jedna płatność, {amount}, {date}.',
  untilCancelled: 'Subskrypcja trwa do momentu anulowania.',
  endsAfter: 'Liczba wszystkich płatności: {n}, ostatnia {last}. Potem subskrypcja kończy się automatycznie.',
  endsThen: 'Potem subskrypcja kończy się automatycznie.',
  priceStays: 'Cena nie zmienia się przez cały czas trwania subskrypcji.',
  priceStaysDelivered:
    'Cena nie zmienia się przez cały czas trwania subskrypcji. Koszt dostawy i podatki zmieniają się tylko po zmianie adresu.',
  cardIsKept: 'Karta zostanie zapamiętana na potrzeby tych płatności.',
  howToCancel:
    'Przed każdą płatnością wysyłamy e-mail. Link w tym e-mailu pozwala ją pominąć, wstrzymać subskrypcję lub ją anulować.',
  resumedLate:
    'Jeśli wstrzymana subskrypcja zostanie wznowiona po terminie płatności, płatność ta zostanie pobrana od razu. Informacja o tym pojawi się przed wznowieniem.',
};
