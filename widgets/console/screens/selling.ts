import type { ScreenGroup } from '../app/screen.ts';

export const SELLING: ScreenGroup = { title: 'Selling', screens: [] };
