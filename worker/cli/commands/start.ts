import { apiOf } from '../api.ts';
import { type Command, projectCommand } from '../command.ts';
import { prepareAssets } from '../local/assets.ts';
import { beginShop, LOCAL_OWNER } from '../local/begin-shop.ts';
import { startJobs } from '../local/jobs.ts';
import { readFileList } from '../local/kept-files.ts';
import { migrateLocal } from '../local/migrations.ts';
import { pushTemplates, watchTemplates } from '../local/push-templates.ts';
import { takeState } from '../local/running.ts';
import { refuseBusyPort, serveShop } from '../local/serve.ts';
import { endsOnSignal, endWithServer, type ServedLine, servedPort, servedText } from '../local/serving.ts';
import { textOutput } from '../output.ts';
import type { Project } from '../project.ts';

export const start: readonly Command[] = [
  projectCommand({
    name: 'start',
    about: 'serves the shop of the project at PORT, by default 8787, and makes it at the first start',
    run: async ({ project }) => {
      if (project.isClone) {
        throw new Error('Here `npm start` serves the demo, and `npm start -- --empty` a server that has no shop yet.');
      }
      return textOutput(await serveProject(project, servedPort()));
    },
  }),
];

/** Serves the shop of a project until the program ends; resolves to the text about it. */
async function serveProject(project: Project, port: number): Promise<string> {
  const onEnd = endsOnSignal();
  const { recordServer } = await takeState(project.state, { command: 'start', url: `http://localhost:${port}` });
  await refuseBusyPort(port, 'localhost');
  // The push of the templates tells of those with a wrong name.
  prepareAssets(project, { previous: readFileList(project.assets), reportMisnamed: () => {} });
  await migrateLocal(project.state, () => log('Preparing the database …\n'), project.migrations);
  log('Starting the shop …\n');
  // The calls with which a start makes the shop are of no interest.
  let isReady = false;
  const logCalls = (line: string) => isReady && log(line);
  const server = await serveShop({ port, stateDir: project.state, log: logCalls, recordServer });
  onEnd(() => server.stop());
  try {
    const { shop, closedBecause } = await beginShop(project, server.url, log);
    const target = { api: apiOf({ url: server.url, ...shop }), project, log };
    await pushTemplates(target);
    onEnd(watchTemplates(target));
    onEnd(startJobs(server.url, log));
    isReady = true;
    endWithServer(server);
    return textOf(server.url, project, { ...shop, closedBecause });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function textOf(
  url: string,
  project: Project,
  { siteId, password, closedBecause }: { siteId: string; password: string; closedBecause: string | undefined },
): string {
  const lines: ServedLine[] = [
    ['The shop', url, ...(closedBecause === undefined ? [] : [`is closed to visitors: ${closedBecause}`])],
    ["The owner's console", `${url}/config/`, `${LOCAL_OWNER}, password: ${password}`],
    ['Mail that the shop has sent', `${url}/dev/mailbox`],
    ["The site's key in a script tag", `data-site="${siteId}"`],
  ];
  return servedText(lines, [
    'Save a file in shop/templates, and the shop has it.',
    `Its data is in ${project.state}. Ctrl-C stops it; a new shop is made once that folder is deleted.`,
  ]);
}

function log(line: string): void {
  process.stdout.write(line);
}
