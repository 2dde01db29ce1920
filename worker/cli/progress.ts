/**
 * Prints the progress of a long work to the standard error, `12 of 40 parts`, if that is a terminal. Returns the
 * function that is called with the number of parts that are done.
 */
export function progress(total: number, unit: string, stream: typeof process.stderr = process.stderr) {
  return (done: number): void => {
    if (stream.isTTY) stream.write(`\r${done} of ${total} ${unit}${done >= total ? '\n' : ''}`);
  };
}
