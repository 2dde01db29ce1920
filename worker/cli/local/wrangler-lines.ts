/** What wrangler prints beside errors and what the Worker logs itself. */
const CHATTER = [
  // Calls that were answered without an error of the server, and messages that were all handled.
  /^\[wrangler:info\] [A-Z]+ \S+ [1-4]\d\d /,
  /^\[wrangler:info\] QUEUE \S+ (\d+)\/\1 /,
  // The list of bindings, at each change of the Worker.
  /^⎔ Connection status/,
  /^Your Worker has access/,
  /^Binding\s/,
  /^env\./,
  /^\s*$/,
  /^Note that there is a newer version of Wrangler/,
];
/** How esbuild ends when wrangler does: the stacks of all that it was doing follow. */
const LAST_OF_ALL = /^fatal error: all goroutines are asleep/;

/** Returns what hands on those lines of wrangler that somebody should read, each with its end. */
export function readableLines(log: (line: string) => void): (line: string) => void {
  let isOver = false;
  return (line) => {
    isOver ||= LAST_OF_ALL.test(line);
    if (!isOver && !CHATTER.some((pattern) => pattern.test(line))) log(`${line}\n`);
  };
}
