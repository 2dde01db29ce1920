import { expect, test } from 'vitest';
import { openConsole } from '../../e2e/harness/console.ts';
import { leaveTraces } from '../../e2e/harness/console-screens.ts';
import { CountedPage, type Effort } from '../../e2e/harness/counted-page.ts';
import { newVisitor, startBrowser } from '../../e2e/harness/visitor.ts';
import type { Row } from '../table.ts';
import { writeRows } from './run-walk.ts';
import { CONTENT_TASKS } from './tasks/content.ts';
import { PRODUCT_TASKS } from './tasks/products.ts';
import { SELLING_TASKS } from './tasks/selling.ts';
import type { Given, Task } from './tasks/task.ts';

startBrowser();

/** `TASKS=6,7` does these alone. */
const WANTED = process.env.TASKS?.split(',').map(Number);
const TASKS = [...PRODUCT_TASKS, ...SELLING_TASKS, ...CONTENT_TASKS]
  .filter(({ number }) => WANTED?.includes(number) ?? true)
  .sort((a, b) => a.number - b.number);
const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
/** How long a step of a task may take before the task counts as impossible, in ms. */
const STEP_MS = 20_000;

type Result = Effort & { problem: string };

/** Does a task, from the overview on; a task that stops says why. */
async function doTask(owner: CountedPage, task: Task, mark: Given['mark']): Promise<Result> {
  const { page } = owner;
  const order = await task.prepare?.(page);
  const errors: string[] = [];
  const record = (error: Error) => errors.push(error.message);
  page.on('pageerror', record);
  await page.goto(new URL('/config/', page.url()).href);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  let problem = '';
  const effort = await owner.step(`${mark} ${task.number}`, async () => {
    try {
      await task.act(owner, { mark, order: order ?? 0 });
    } catch (error) {
      problem = String(error).split('\n').slice(0, 3).join(' ');
    }
  });
  page.off('pageerror', record);
  return { ...effort, problem: [problem, ...errors].filter(Boolean).join('; ') };
}

const countOf = ({ clicks, fields, scrolled, problem }: Result) =>
  `${clicks} + ${fields}, ${scrolled} px${problem && ' STOPPED'}`;

test('the tasks of an owner, on a phone and at a desk', async () => {
  const results = new Map<Task, Partial<Record<Given['mark'], Result>>>();
  for (const mark of ['phone', 'desk'] as const) {
    const visitor = await newVisitor({ viewport: WINDOWS[mark], reducedMotion: 'reduce' }, { expectedErrors: /./ });
    const page = await openConsole(visitor);
    if (mark === 'phone') await leaveTraces(page);
    visitor.setDefaultTimeout(STEP_MS);
    const owner = new CountedPage(page);
    for (const task of TASKS) {
      const result = await doTask(owner, task, mark);
      results.set(task, { ...results.get(task), [mark]: result });
      console.log(`${mark} ${task.number} ${task.title}: ${countOf(result)} ${result.problem}`);
    }
  }
  const rows: Row[] = TASKS.map((task) => {
    const { phone, desk } = results.get(task) ?? {};
    const problems = [phone?.problem, desk?.problem].filter(Boolean).join('; ');
    return {
      what: `${task.number} ${task.title}`,
      value: phone && desk ? `phone ${countOf(phone)}; desk ${countOf(desk)}` : '–',
      note: [`on 27 November ${task.before}`, task.notYet && `not yet: ${task.notYet}`, problems]
        .filter(Boolean)
        .join('; '),
    };
  });
  writeRows(rows);
  const stopped = [...results].flatMap(([task, { phone, desk }]) =>
    phone?.problem || desk?.problem ? [task.number] : [],
  );
  expect(stopped).toEqual([]);
});
