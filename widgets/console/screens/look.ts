import type { ScreenGroup } from '../app/screen.ts';

export const LOOK: ScreenGroup = { title: 'Look', screens: [] };
