import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Zamówienie w sklepie {site} nie jest jeszcze opłacone',
  intro: 'Zamówienie w sklepie {site} zostało rozpoczęte, ale nie opłacone. Wszystko czeka bez zmian.',
  button: 'Przejdź do kasy',
  otherwise:
    'W razie zmiany zdania nie trzeba nic robić: nic nie zostało zamówione ani pobrane. Ceny i dostępność mogą się zmienić do chwili zapłaty.',
  refuse: 'Nie przypominaj więcej',
  footer: 'Ten e-mail wysyłamy jednorazowo, ponieważ ten adres podano w kasie sklepu {site}.',
  backTitle: 'Koszyk',
  proofText: 'Prosimy wpisać adres e-mail podany w kasie. Koszyk pojawi się wtedy na tym urządzeniu.',
  goneTitle: 'Tego koszyka już nie ma',
  goneText: 'Został opłacony, opróżniony lub usunięty albo link jest niepełny. Otwarcie go nic nie kosztowało.',
  refuseTitle: 'Koniec przypomnień',
  refuseText:
    'Czy zrezygnować z przypomnień o nieopłaconych zamówieniach w sklepie {site}? Inne e-maile o zamówieniach nadal będą przychodzić.',
  refusedTitle: 'Nie będzie więcej przypomnień',
  refusedText: '{site} nie będzie już wysyłać przypomnień o nieopłaconych zamówieniach.',
  unknownTitle: 'Ten link nie działa',
  unknownText: 'Jest niepełny. Prosimy otworzyć go jeszcze raz z e-maila lub skopiować w całości.',
};
