import type { ScreenGroup } from '../app/screen.ts';

export const FORMS: ScreenGroup = { title: 'Forms', screens: [] };
