import type { DetailsByCall } from '../calls/call-details.ts';
import { flag } from '../option-kinds.ts';

const SAFE = { isRepeatable: true } as const;

/** The start of a shop: what is still to set up, its opening and its legal pages. */
export const OPENING = {
  'GET /api/owner/set-up': { name: 'site set-up' },
  'PUT /api/owner/set-up/skipped': [
    {
      name: 'site leave-out',
      about: 'leaves a step of the set-up out',
      operands: { step: 'STEP' },
      values: { isSkipped: true },
    },
    {
      name: 'site take-up',
      about: 'takes a step up that was left out',
      operands: { step: 'STEP' },
      values: { isSkipped: false },
    },
  ],
  'POST /api/owner/site/opening': [
    {
      ...SAFE,
      name: 'site open',
      about: 'lets visitors into the shop',
      options: { forTests: { kind: flag('for a shop that takes payments of test mode alone') } },
      values: { isOpen: true },
    },
    {
      ...SAFE,
      name: 'site close',
      about: 'has visitors read that the shop opens soon',
      values: { isOpen: false },
    },
  ],
  // Only a browser has a cart to go on with.
  'POST /api/owner/site/test-order': null,
  'GET /api/owner/legal-pages': { name: 'law pages' },
  'POST /api/owner/legal-pages': {
    name: 'law create-page',
    about: 'writes a legal page to begin with, and names it among the legal pages',
    operands: { kind: 'KIND' },
  },
} satisfies DetailsByCall;
