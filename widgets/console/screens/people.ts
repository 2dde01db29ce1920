import type { ScreenGroup } from '../app/screen.ts';

export const PEOPLE: ScreenGroup = { title: 'Shop', screens: [] };
