import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} får inga fler uppgifter',
  intro:
    '{service} avvisar det som butiken skickar, så butiken har slutat rapportera beställningar och varukorgar dit.',
  account: 'Konto',
  answer: 'Svar',
  waiting:
    'Nya beställningar och varukorgar väntar i upp till sju dagar, och i tre dagar för Google Analytics. Äldre skickas inte längre.',
  resume: 'När orsaken är åtgärdad fortsätter butiken med det här kommandot; ”senders set” anger en ny hemlig nyckel',
};
