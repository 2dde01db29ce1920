/** Runs the command that the process was started with. */
import { apiOf } from './api.ts';
import { completionOf } from './completion.ts';
import { databaseOf } from './database.ts';
import { findLocalhost } from './find-localhost.ts';
import type { Output } from './output.ts';
import { type Parsed, parseCommand } from './parse.ts';
import { printBytes, printedText } from './print.ts';
import { commandName, findProject } from './project.ts';
import { terminalOf } from './show/terminal.ts';
import { usageOf } from './usage.ts';
import { UsageError } from './usage-error.ts';

process.stdout.on('error', stopReading);
findLocalhost();
try {
  await run(parseCommand(process.argv.slice(2), process.env));
} catch (error) {
  const isMisspelt = error instanceof UsageError;
  console.error((error as Error).message + (isMisspelt ? `\n\`${commandName()} help\` lists the commands.` : ''));
  process.exitCode = isMisspelt ? 2 : 1;
}

async function run(parsed: Parsed): Promise<void> {
  if (parsed.kind === 'help') return console.log(usageOf(parsed.topic));
  if (parsed.kind === 'completion') return console.log(completionOf(parsed.shell));
  const output: Output = await parsed.command.run({
    operands: parsed.operands,
    options: parsed.options,
    ...worksOn(parsed),
  });
  if (output.kind === 'bytes') return printBytes(output.body, process.stdout);
  const text = printedText(output, parsed.isJson, terminalOf(process.stdout, process.env));
  if (text) console.log(text);
  if (output.kind === 'text' && output.isFailure) process.exitCode = 1;
}

/** What a command gets to work on. */
function worksOn(parsed: Extract<Parsed, { kind: 'command' }>) {
  if (parsed.on === 'api') return { api: apiOf(parsed.target) };
  return parsed.on === 'database' ? { database: databaseOf(parsed.target) } : { project: findProject() };
}

/** Ends quietly where the reader has seen enough, as `head` has. */
function stopReading({ code }: NodeJS.ErrnoException): void {
  process.exit(code === 'EPIPE' ? 0 : 1);
}
