import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Din ordre hos {site} er ikke betalt endnu',
  intro: 'Du begyndte på en ordre hos {site}, men betalte den ikke. Alt er, som du forlod det.',
  button: 'Fortsæt til kassen',
  otherwise:
    'Hvis du har ombestemt dig, behøver du ikke gøre noget: Intet er bestilt, og der er ikke trukket penge. Priser og lager kan ændre sig, indtil du betaler.',
  refuse: 'Send mig ikke flere påmindelser',
  footer: 'Du får kun denne e-mail én gang, fordi din adresse blev indtastet i kassen hos {site}.',
  backTitle: 'Din kurv',
  proofText: 'Indtast den e-mailadresse, du angav i kassen. Så kommer kurven frem på denne enhed.',
  goneTitle: 'Denne kurv findes ikke længere',
  goneText:
    'Den er blevet betalt, tømt eller slettet, eller linket er ufuldstændigt. Der er ikke trukket penge, fordi du åbnede det.',
  refuseTitle: 'Ikke flere påmindelser',
  refuseText: 'Vil du afmelde påmindelser om ubetalte ordrer fra {site}? Du får stadig andre e-mails om dine ordrer.',
  refusedTitle: 'Du får ikke flere påmindelser',
  refusedText: '{site} sender dig ikke flere påmindelser om ubetalte ordrer.',
  unknownTitle: 'Linket virker ikke',
  unknownText: 'Det er ufuldstændigt. Åbn det igen fra e-mailen, eller kopiér hele linket.',
};
