import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} får ikke længere besked',
  intro:
    '{service} afviser det, butikken sender. Derfor er butikken holdt op med at sende oplysninger om ordrer og kurve.',
  account: 'Konto',
  answer: 'Svar',
  waiting: 'Nye ordrer og kurve venter i op til syv dage, med Google Analytics i tre dage. Ældre opgives.',
  resume: 'Når årsagen er fjernet, lader denne kommando butikken fortsætte; ”senders set” sætter en ny hemmelig nøgle',
};
