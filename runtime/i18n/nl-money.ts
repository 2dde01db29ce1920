import type { Catalogue } from './catalogue.ts';

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Geschil over bestelling {number}',
  disputeIntro: 'De koper van bestelling {number} heeft de bank gevraagd om {amount} terug te geven.',
  disputeUntil: 'Je kunt tot {day} antwoorden. Zonder antwoord gaat het geld terug naar de koper.',
  disputeNoAnswer: 'De bank accepteert geen antwoord op dit geschil.',
  disputeButton: 'Bekijk het geschil bij {provider}',
  disputeWonSubject: 'Het geschil over bestelling {number} is gewonnen',
  disputeWonIntro:
    'De bank heeft in jouw voordeel beslist: {amount} van bestelling {number} zijn weer van jou. De bestelling gaat verder zoals voorheen.',
  disputeLostSubject: 'Het geschil over bestelling {number} is verloren',
  disputeLostIntro:
    'De bank heeft in het voordeel van de koper beslist, die {amount} van bestelling {number} terugkrijgt. De bestelling toont dat bedrag als terugbetaald.',
  disputeLostWhole:
    'Al het geld is terug, dus de downloads van de bestelling zijn gesloten en cadeaubonnen die ermee zijn gekocht, zijn niets meer waard.',
  disputeLostCard: 'Wat een cadeaubon van de bestelling heeft betaald, blijft betaald.',
  disputeLostStock: 'De voorraad is niet veranderd. Zodra de goederen terug zijn, voegt dit commando ze toe',
  disputeLostSubscription: 'Het abonnement loopt door. Dit commando beëindigt het',
  buyer: 'Koper',
  amount: 'Bedrag',
  reason: 'De reden van de bank',
  silentSubject: 'Betalingen waarvan de uitkomst niet bekend is',
  silentIntro:
    '{provider} heeft ons twee dagen lang niet laten weten wat er van een betaling van {amount} is geworden. Misschien is er geld afgeschreven.',
  silentWhat:
    'We blijven vragen. Controleer of de sleutels van {provider} nog geldig zijn en zoek daar de betaling {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'De betaling zou frauduleus zijn.',
  product_not_received: 'Er zou niets zijn aangekomen.',
  product_unacceptable: 'Wat is aangekomen, zou defect zijn of niet zoals beschreven.',
  duplicate: 'De betaling zou twee keer zijn afgeschreven.',
  credit_not_processed: 'Een beloofde terugbetaling zou niet zijn aangekomen.',
  subscription_canceled: 'Het abonnement zou eerder zijn opgezegd.',
  unrecognized: 'De koper herkent de betaling niet.',
  other: 'De bank noemt het “{code}”.',
};
