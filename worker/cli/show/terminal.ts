import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';

/** Where a command's answer is read. */
export interface Terminal {
  /** Whether a person looks at it; otherwise it is a file or a pipe. */
  isTerminal: boolean;
  /** Columns of characters; Infinity in a file. */
  width: number;
  /** Makes a text stand out, where colours are wanted. */
  bold(text: string): string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Describes a stream. Colours are for terminals only, and never where NO_COLOR is set. */
export function terminalOf(stream: Pick<WriteStream, 'isTTY' | 'columns'>, env: Environment): Terminal {
  const isTerminal = stream.isTTY === true;
  const isColoured = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
  return {
    isTerminal,
    width: (isTerminal && stream.columns) || Number(env.COLUMNS) || Number.POSITIVE_INFINITY,
    bold: (text) => (isColoured ? styleText('bold', text, { validateStream: false }) : text),
  };
}
