import type { SenderName } from '#runtime/contracts/senders.ts';

export const SENDERS = '/api/owner/senders';

interface SenderTexts {
  title: string;
  target: string;
  targetHint: string;
  secret: string;
}

export const SENDER_TEXTS: Readonly<Record<SenderName, SenderTexts>> = {
  ga4: {
    title: 'Google Analytics 4',
    target: 'Measurement id',
    targetHint: 'It begins with G- and stands at the web data stream.',
    secret: 'API secret',
  },
  meta: {
    title: 'Conversions API of Meta',
    target: 'Id of the pixel',
    targetHint: 'It is a number of 5 to 20 digits.',
    secret: 'Access token',
  },
};
