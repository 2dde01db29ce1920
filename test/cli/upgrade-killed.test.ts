import { afterEach, describe, expect, test } from 'vitest';
import { Killed, Model, NAME, NEXT, OLD } from '../upgrade/model.ts';

const models: Model[] = [];
afterEach(() => {
  for (const model of models.splice(0)) model.remove();
});

function newModel(): Model {
  const model = new Model();
  models.push(model);
  return model;
}

/** All moments at which a command can be killed, which an unharmed run has told. */
async function pointsOf(command: 'upgrade' | 'restore'): Promise<string[]> {
  const model = new Model();
  try {
    await model.run('upgrade');
    if (command === 'restore') await model.run('restore');
    return model.points;
  } finally {
    model.remove();
  }
}

const before = newModel().state();
const whole = newModel();
await whole.run('upgrade');
const after = whole.state();

const [upgrading, restoring] = [await pointsOf('upgrade'), await pointsOf('restore')];

test('an upgrade changes everything, once, and the way back leads to the beginning', async () => {
  expect(after.account).toEqual({ migrations: ['0001_a.sql', '0002_b.sql'], orders: 7, worker: `worker-of-${NEXT}` });
  expect(after.package).toContain(NEXT);
  expect(JSON.parse(after.package).devDependencies).toEqual({
    ...{ [NAME]: NEXT, wrangler: '4.10.0', node: '24.2.0' },
    // The owner has set this range.
    typescript: '^7.0.0',
  });
  expect([after.node, JSON.parse(after.tools)]).toEqual(['24.2.0\n', expect.objectContaining({ node: '24.2.0' })]);
  expect(after.config).toContain('PUSHES');
  expect(before.config).not.toContain('PUSHES');
  expect(JSON.parse(after.database)).toEqual({ migrations: ['0001_a.sql', '0002_b.sql'], orders: 3 });
  const model = newModel();
  await model.run('upgrade');
  await expect(model.run('restore')).resolves.toContain(`${OLD} is there again`);
  expect(model.state()).toEqual(before);
});

describe('an upgrade that is killed', () => {
  test.each([...upgrading.entries()])(
    '%i %s: the same command comes to the same end, and restore to the beginning',
    async (killAt) => {
      const model = newModel();
      await expect(model.run('upgrade', { killAt })).rejects.toThrow(Killed);
      await model.run('upgrade');
      expect(model.state()).toEqual(after);
      const other = newModel();
      await expect(other.run('upgrade', { killAt })).rejects.toThrow(Killed);
      await other.run('restore').catch((error: Error) => expect(error.message).toContain('Nothing was upgraded'));
      expect(other.state()).toEqual(before);
    },
  );
});

describe('a way back that is killed', () => {
  test.each([...restoring.entries()])('%i %s: a second one comes to the same end', async (killAt) => {
    const model = newModel();
    await model.run('upgrade');
    await expect(model.run('restore', { killAt })).rejects.toThrow(Killed);
    await model.run('restore');
    expect(model.state()).toEqual(before);
  });
});
