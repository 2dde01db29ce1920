import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} krijgt niets meer te horen',
  intro: '{service} weigert wat de winkel stuurt, dus de winkel meldt er geen bestellingen en winkelwagens meer.',
  account: 'Account',
  answer: 'Antwoord',
  waiting:
    'Nieuwe bestellingen en winkelwagens wachten tot zeven dagen, en bij Google Analytics drie dagen. Oudere worden opgegeven.',
  resume:
    'Zodra de oorzaak is verholpen, laat dit commando de winkel verdergaan; “senders set” stelt een nieuw geheim in',
};
