import { expect, test } from 'vitest';
import { openConsole } from '../../e2e/harness/console.ts';
import { addressOf, hurry, leaveTraces, ROOMS } from '../../e2e/harness/console-screens.ts';
import { showUntouched, walkDialogs } from '../../e2e/harness/dialog-walk.ts';
import { ringsInTheDark, walkScreen } from '../../e2e/harness/screen-walk.ts';
import { newVisitor, startBrowser } from '../../e2e/harness/visitor.ts';
import type { Row } from '../table.ts';
import { writeRows } from './run-walk.ts';

startBrowser();

/** With `SCREENS=stock,orders`, only the screens are walked whose addresses have one of these texts in them. */
const chosen = process.env.SCREENS?.split(',') ?? [''];
const SCREENS = ROOMS.flatMap(({ screens }) => screens).filter(({ path }) =>
  chosen.some((text) => (path || 'overview').includes(text)),
);

/** More Tabs than this after the skip link is far for what a screen is for. */
const NEAR_STOPS = 12;

test('the keyboard alone reaches and uses everything on every screen', async () => {
  const visitor = await newVisitor(
    { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    { expectedErrors: /./ },
  );
  await hurry(visitor);
  const page = await openConsole(visitor);
  await leaveTraces(page);
  const problems: string[] = [];
  const rows: Row[] = [];
  const pressed = new Set<string>();
  let [stops, screens, far, dialogs] = [0, 0, 0, 0];
  for (const { path } of SCREENS) {
    const address = await addressOf(page, path);
    const visited = await showUntouched(page, address);
    if (visited?.titles !== 1) problems.push(`${path}: is not shown`);
    const found = await walkScreen(page);
    const dark = await ringsInTheDark(page);
    const opened = await walkDialogs(page, address, pressed);
    const here = [
      ...found.stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`)),
      ...found.missed.map((name) => `${name} is not reached`),
      ...dark.map((problem) => `dark: ${problem}`),
      ...opened.problems,
    ];
    screens += 1;
    stops += found.stops.length;
    dialogs += opened.count;
    if (found.mainAct > NEAR_STOPS) far += 1;
    problems.push(...here.map((problem) => `${path || 'overview'}: ${problem}`));
    rows.push({
      what: path || 'overview',
      value: `${found.stops.length} stops`,
      note: `main act at stop ${found.mainAct || '–'}; ${opened.count} dialogs; ${here.length} problems`,
    });
    console.log(
      `${path || 'overview'}: ${found.stops.length} stops, main act at ${found.mainAct}, ${opened.count} dialogs`,
      here,
    );
  }
  rows.push({
    what: 'all screens',
    value: `${stops} stops`,
    note: `${screens} screens, ${dialogs} dialogs, ${far} far main acts`,
  });
  writeRows(rows);
  expect(problems).toEqual([]);
});
