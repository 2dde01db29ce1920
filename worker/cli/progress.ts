/**
 * Says on the standard error how much of a long work is done, `12 of 40 parts`. Only a terminal gets it. Returns the
 * function that is called with what is done by now.
 */
export function progress(total: number, unit: string, stream: typeof process.stderr = process.stderr) {
  return (done: number): void => {
    if (stream.isTTY) stream.write(`\r${done} of ${total} ${unit}${done >= total ? '\n' : ''}`);
  };
}
