import type { Catalogue } from './catalogue.ts';

export const reminders: Catalogue['reminders'] = {
  subject: 'Je bestelling bij {site} is nog niet betaald',
  intro:
    'Je bent bij {site} aan een bestelling begonnen en hebt niet betaald. Alles staat nog zoals je het hebt achtergelaten.',
  button: 'Verder naar de kassa',
  otherwise:
    'Ben je van gedachten veranderd, dan hoef je niets te doen: er is niets besteld of afgeschreven. Prijzen en voorraad kunnen veranderen tot je betaalt.',
  refuse: 'Herinner me hier niet meer aan',
  footer: 'Je krijgt deze e-mail één keer, omdat je adres bij de kassa van {site} is ingevuld.',
  backTitle: 'Je winkelwagen',
  proofText: 'Vul het e-mailadres in dat je bij de kassa hebt opgegeven. De winkelwagen komt dan op dit apparaat.',
  goneTitle: 'Deze winkelwagen is er niet meer',
  goneText:
    'Hij is betaald, geleegd of verwijderd, of de link is onvolledig. Door hem te openen is er niets afgeschreven.',
  refuseTitle: 'Geen herinneringen meer',
  refuseText:
    'Wil je van {site} geen herinneringen aan onbetaalde bestellingen meer? Andere e-mails over je bestellingen komen nog wel.',
  refusedTitle: 'Je wordt niet meer herinnerd',
  refusedText: '{site} stuurt je geen herinneringen aan onbetaalde bestellingen meer.',
  unknownTitle: 'Deze link werkt niet',
  unknownText: 'Hij is onvolledig. Open hem nog eens vanuit de e-mail of kopieer hem helemaal.',
};
