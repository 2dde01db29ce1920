import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { completionOf } from '#worker/cli/completion.ts';

const hasBash = spawnSync('bash', ['-c', 'type compgen']).status === 0;

/** Returns what bash offers for the last word of a line. */
function offered(words: readonly string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${completionOf('bash')}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _owner; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

describe('the completion of the shell', () => {
  test.skipIf(!hasBash).each([
    [['owner', 'for'], ['forms']],
    [['owner', 'forms', 'd'], ['delete']],
    [['owner', 'forms', 'delete', 'x', '--c'], ['--confirm']],
    [
      ['owner', 'reviews', 'list', '--state', ''],
      ['pending', 'approved', 'rejected'],
    ],
    [['owner', 'erase', 'a@b.co', '--k'], ['--key']],
    [['owner', 'keys', 'create', '--role', 'mod'], ['moderator']],
    [['owner', 'help', 'pend'], ['pending-orders']],
    [
      ['owner', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    // Nothing of ours, so that the shell offers files.
    [['owner', 'forms', 'create', ''], []],
  ])('bash offers the words that can follow: %j', (words, expected) => expect(offered(words)).toEqual(expected));

  test('the other shells get a function for the command and its words too', () => {
    expect(completionOf('zsh')).toContain('bashcompinit');
    expect(completionOf('fish')).toContain("from forms; and test (count (commandline -opc)) -eq 2' -a 'list");
    for (const shell of ['bash', 'zsh', 'fish'] as const) expect(completionOf(shell)).toContain('worker/cli/owner.ts');
  });
});
