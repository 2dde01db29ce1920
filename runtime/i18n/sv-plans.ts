import type { Catalogue } from './catalogue.ts';

export const plans: Catalogue['plans'] = {
  expired: 'Abonnemanget för {site} har gått ut. Besökare ser att butiken är stängd.',
  pastdue: 'En betalning för abonnemanget för {site} är försenad. Butiken fortsätter att sälja.',
  trial: '{site} är en provversion. Sökmotorer visar den inte.',
  parked: '{site} är parkerad. Besökare ser sidorna men kan inte köpa något.',
  upgrade: 'Välj abonnemang',
  renew: 'Hantera abonnemanget',
  closedSignIn: 'Driver du butiken? Logga in för att förnya abonnemanget.',
  title: 'Abonnemanget för {site}',
  elsewhere: 'Här säljs inga abonnemang. Den som driver butikens server ändrar abonnemanget.',
};
