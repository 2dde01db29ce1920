import type { Page } from 'playwright-core';
import { watchTabs } from './tab-stops.ts';

/** What a stop of the keyboard showed. */
export interface Stop {
  name: string;
  /** What is wrong with it; nothing for most. */
  problems: string[];
}

/** What a walk by Tab through a screen has found. */
export interface ScreenWalk {
  stops: Stop[];
  /** Controls of the screen that Tab did not reach. */
  missed: string[];
  /** At which stop after the skip link the main act is; 0 for a screen without one. */
  mainAct: number;
}

/** More stops than any screen has. */
const MOST_STOPS = 600;

/** Goes by Tab alone from the skip link through the whole screen, and looks at each stop. */
export async function walkScreen(page: Page): Promise<ScreenWalk> {
  await page.evaluate(watchTabs);
  await page.evaluate(() => document.querySelector<HTMLElement>('.c-skip')?.focus());
  await page.keyboard.press('Enter');
  const stops: Stop[] = [];
  let mainAct = 0;
  for (let press = 1; press <= MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.tabStops?.look());
    if (!stop) break;
    if (stop.isMain && mainAct === 0) mainAct = press;
    if (!stop.isSame) stops.push({ name: stop.name, problems: stop.problems });
  }
  const missed = await page.evaluate(() => window.tabStops?.missed() ?? []);
  if (stops.length >= MOST_STOPS) missed.push('Tab does not leave the screen');
  return { stops, missed, mainAct };
}

/** Looks at the focus rings of the stops of the last walk in the dark; returns what is wrong. */
export async function ringsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const problems = await page.evaluate(() => window.tabStops?.rings() ?? []);
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}
