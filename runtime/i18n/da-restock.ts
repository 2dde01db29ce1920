import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} er på lager igen',
  backIntro: 'Du bad {site} om at få besked, når {product} kom på lager igen. Nu er det sket.',
  backButton: 'Gå til produktet',
  backNoReservation: 'Vi reserverer ikke noget til dig, og produktet kan blive udsolgt igen.',
  stop: 'Send mig ikke flere e-mails af denne slags',
  backFooter:
    'Du får kun denne e-mail én gang, fordi din adresse blev indtastet hos {site} for at få besked om dette produkt.',
  confirmSubject: 'Vil du have besked, når {product} er på lager igen?',
  confirmIntro:
    'Din adresse blev indtastet hos {site} for at få en e-mail, når {product} er på lager igen. Bekræft, at det var dig.',
  confirmButton: 'Ja, giv mig besked',
  confirmExpiry: 'Linket virker i 7 dage.',
  confirmFooter: 'Hvis det ikke var dig, behøver du ikke gøre noget. Du får ikke flere e-mails.',
  confirmTitle: 'Bekræft',
  confirmText: 'Skal {site} skrive til {email}, når produktet er på lager igen?',
  confirmedTitle: 'Du er tilmeldt',
  confirmedText: '{site} skriver til {email}, så snart produktet er på lager igen.',
  stopTitle: 'Ikke flere e-mails om varer på lager',
  stopText: 'Skal {site} holde op med at skrive til {email} om produkter, der er på lager igen?',
  stopButton: 'Ja, send mig ikke flere',
  stoppedTitle: 'Du får ikke flere e-mails om varer på lager',
  stoppedText: '{email} får ikke længere besked fra {site}, når produkter er på lager igen.',
  expiredTitle: 'Linket er udløbet',
  expiredText: 'Tilmeld dig igen på produktets side for at få et nyt.',
  unknownTitle: 'Linket er ufuldstændigt',
  unknownText: 'Åbn det igen fra e-mailen, eller kopiér hele linket.',
  home: 'Tilbage til {site}',
};
