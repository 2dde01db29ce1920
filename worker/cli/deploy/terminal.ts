import { createInterface } from 'node:readline/promises';

/** The person at the terminal; undefined where there is none, as in the builds of a repository. */
export type Person = { ask(question: string, answers: readonly string[]): Promise<string> } | undefined;

/** Finds out whether a person can answer. */
export function personAt(env: NodeJS.ProcessEnv): Person {
  const isThere = process.stdin.isTTY && process.stdout.isTTY && !env.CI;
  return isThere ? { ask } : undefined;
}

/** Asks until the answer is one of those that are offered, or nothing, which is the first one. */
async function ask(question: string, answers: readonly string[]): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const given = (await lines.question(`${question} [${answers.join('/')}] `)).trim();
      const found = given === '' ? answers[0] : answers.find((answer) => answer === given);
      if (found !== undefined) return found;
    }
  } finally {
    lines.close();
  }
}
