import type { SenderName } from '#runtime/contracts/senders.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';

export const SENDERS = '/api/owner/senders';

interface SenderTexts {
  title: string;
  target: string;
  targetHint: string;
  secret: string;
}

export const SENDER_TEXTS: Readonly<Record<SenderName, SenderTexts>> = {
  ga4: {
    title: peopleTexts.googleAnalytics4,
    target: peopleTexts.measurementId,
    targetHint: peopleTexts.itBeginsWithG,
    secret: peopleTexts.apiSecret,
  },
  meta: {
    title: peopleTexts.conversionsApiOfMeta,
    target: peopleTexts.idOfThePixel,
    targetHint: peopleTexts.itIsANumber,
    secret: peopleTexts.accessToken,
  },
};
