import { once } from 'node:events';
import type { Output } from './output.ts';
import { showObject } from './show/object.ts';
import { showTable } from './show/table.ts';
import type { Terminal } from './show/terminal.ts';

/** Returns what is printed for an answer. An object in a file is JSON, so that a change can be made in it. */
export function printedText(output: Exclude<Output, { kind: 'bytes' }>, isJson: boolean, terminal: Terminal): string {
  if (isJson) return output.answer === undefined ? '' : JSON.stringify(output.answer, null, 2);
  switch (output.kind) {
    case 'table':
      return [
        showTable(output.table, terminal),
        ...(output.note ? [output.note] : []),
        ...(output.cursor === null ? [] : [`More: --cursor ${output.cursor}`]),
      ].join('\n\n');
    case 'object':
      return terminal.isTerminal ? showObject(output.answer) : JSON.stringify(output.answer ?? {}, null, 2);
    case 'text':
      return output.text;
  }
}

/** Prints a file as it arrives. */
export async function printBytes(body: ReadableStream<Uint8Array>, stream: NodeJS.WritableStream): Promise<void> {
  for await (const chunk of body) {
    if (!stream.write(chunk)) await once(stream, 'drain');
  }
}
