import type { Catalogue } from './catalogue.ts';

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Een webhook is uitgeschakeld',
  intro: 'Sinds {day} is er geen bericht op dit adres aangekomen, dus de winkel heeft de webhook uitgeschakeld.',
  address: 'Adres',
  lost: 'Berichten die wachtten, worden opgegeven en er wordt niets meer verstuurd. Wat is opgegeven, blijft 30 dagen in de lijst en kan opnieuw worden verstuurd.',
  enable: 'Zodra het adres weer antwoordt, schakelt dit commando de webhook in',
};
