/**
 * `npm run owner -- …` manages an owner's keys and calls the owner's API. It exits with 2 for a command that cannot be
 * understood.
 */
import { runApiCommand } from './api.ts';
import { type Command, isKeyCommand, parseCommand, UsageError } from './command.ts';
import { runKeyCommand } from './keys.ts';
import { USAGE } from './usage.ts';

try {
  const output = await run(parseCommand(process.argv.slice(2), process.env));
  if (output) console.log(output);
} catch (error) {
  const isMisspelt = error instanceof UsageError;
  console.error((error as Error).message + (isMisspelt ? '\n`npm run owner -- help` lists the commands.' : ''));
  process.exitCode = isMisspelt ? 2 : 1;
}

async function run(command: Command): Promise<string> {
  if (command.name === 'help') return USAGE;
  return isKeyCommand(command) ? runKeyCommand(command, Date.now()) : runApiCommand(command);
}
