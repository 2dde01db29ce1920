import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Din beställning hos {site} är inte betald ännu',
  intro: 'Du påbörjade en beställning hos {site} men betalade den inte. Allt finns kvar som du lämnade det.',
  button: 'Fortsätt till kassan',
  otherwise:
    'Om du har ändrat dig behöver du inte göra något. Inget har beställts, och inga pengar har dragits. Priser och lager kan ändras tills du betalar.',
  refuse: 'Påminn mig inte igen',
  footer: 'Du får det här mejlet en enda gång, eftersom din adress angavs i kassan hos {site}.',
  backTitle: 'Din varukorg',
  proofText: 'Ange e-postadressen du angav i kassan. Då flyttas varukorgen till den här enheten.',
  goneTitle: 'Varukorgen finns inte längre',
  goneText:
    'Den har betalats, tömts eller tagits bort, eller så är länken ofullständig. Att öppna länken har inte kostat dig något.',
  refuseTitle: 'Inga fler påminnelser',
  refuseText:
    'Vill du slippa fler påminnelser om obetalda beställningar från {site}? Du får fortfarande andra mejl om dina beställningar.',
  refusedTitle: 'Du får inga fler påminnelser',
  refusedText: '{site} skickar inga fler påminnelser om obetalda beställningar till dig.',
  unknownTitle: 'Länken fungerar inte',
  unknownText: 'Den är ofullständig. Öppna den igen från mejlet eller kopiera hela länken.',
};
