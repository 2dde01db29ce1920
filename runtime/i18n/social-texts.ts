import { type SocialTexts, social } from './en/social.ts';
import { lazyTexts } from './lazy-texts.ts';

/** Loads the texts of likes and sharing. */
export const socialTextsIn = lazyTexts<'social', SocialTexts>(
  'social',
  social,
  (language) => import(`./${language}/social.ts`),
);
