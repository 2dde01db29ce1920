import type { ScreenGroup } from '../app/screen.ts';

export const PRODUCTS: ScreenGroup = { title: 'Products', screens: [] };
