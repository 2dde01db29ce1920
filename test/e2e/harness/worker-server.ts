/** A separate process that serves a bundled Worker on this machine, and ends with its parent process. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { SourcelessWorkerOptions } from 'wrangler';
import { withRoomyBuffers } from './roomy-buffers.ts';

export interface ServedWorker {
  /** The bundle `index.js`, and `options.json` with its settings and bindings. */
  folder: string;
  port: number;
  /** Folder of the database and the files, laid out as wrangler does it. */
  stateDir: string;
  vars: Readonly<Record<string, string>>;
}

const { folder, port, stateDir, vars }: ServedWorker = JSON.parse(process.argv[2] ?? '');
const worker: SourcelessWorkerOptions = JSON.parse(readFileSync(join(folder, 'options.json'), 'utf8'));

/** What the Worker imports beside scripts, as its configuration says. */
const TYPES = { '.css': 'Text', '.wasm': 'CompiledWasm', '.ttf': 'Data', '.bin': 'Data' } as const;
const others = Object.entries(TYPES).flatMap(([end, type]) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => ({ type, path: join(folder, name) })),
);

const server = new Miniflare(
  convertV4MiniflareOptions({
    host: 'localhost',
    port,
    resourcePersistencePath: join(stateDir, 'v3'),
    // Tests run the Worker's jobs by calls.
    unsafeTriggerHandlers: true,
    cf: false,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    workers: [
      {
        ...worker,
        name: 'storefront',
        modulesRoot: folder,
        modules: [{ type: 'ESModule', path: join(folder, 'index.js') }, ...others],
        bindings: Object.assign({}, worker.bindings, vars),
      },
    ],
  }),
);

async function stop(): Promise<void> {
  await server.dispose();
  process.exit();
}

process.once('SIGTERM', stop).once('disconnect', stop);
await withRoomyBuffers(() => server.ready);
