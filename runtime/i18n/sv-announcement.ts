import type { Catalogue } from './catalogue.ts';

export const announcement: Catalogue['announcement'] = { close: 'Stäng meddelandet' };
