import { readFileSync } from 'node:fs';

const STANDARD_INPUT = 0;

/** Reads a file of JSON; - is the standard input. */
export function readJson<Content = unknown>(file: string): Content {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${nameOf(file)} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Reads a file as it is; - is the standard input. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new Error(`${file} is a folder, not a file.`);
    throw new Error(`${nameOf(file)} cannot be read: ${message}`);
  }
}

/**
 * Reads an object that `get … --json` printed: the version that was read, and what a change sends, which is all but what
 * only the API sets.
 */
export function readVersioned(file: string, readOnly: readonly string[]) {
  const object = readJson<Record<string, unknown> | null>(file);
  const version = object?.version;
  if (typeof version !== 'number' || !Number.isInteger(version)) {
    throw new Error(
      `${nameOf(file)} has no "version", so it cannot be told what it would overwrite. Start from what \`get … --json\` prints.`,
    );
  }
  return { version, body: asChange({ ...object }, readOnly) };
}

/** Returns the body of a change of an object that the API answered. */
export function asChange<Read extends object, Name extends string>(
  object: Read,
  readOnly: readonly Name[],
): Omit<Read, Name | 'version'> {
  const isSent = ([name]: [string, unknown]) => !['version', ...readOnly].includes(name);
  return Object.fromEntries(Object.entries(object).filter(isSent)) as Omit<Read, Name | 'version'>;
}

function readText(file: string): string {
  return readBytes(file).toString('utf8');
}

function nameOf(file: string): string {
  return file === '-' ? 'The standard input' : file;
}
