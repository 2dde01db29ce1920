import { isFree } from '#worker/cli/local/serve.ts';

/** Systems give outgoing calls ports above these, one of which could take the port of a shop that starts again. */
const FIRST = 11_000;
const COUNT = 20_000;

/** Returns a port that is free now, and that no outgoing call takes later. */
export async function freePort(host: string): Promise<number> {
  while (true) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port, host)) return port;
  }
}
