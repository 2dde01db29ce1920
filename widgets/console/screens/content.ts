import type { ScreenGroup } from '../app/screen.ts';

export const CONTENT: ScreenGroup = { title: 'Content', screens: [] };
