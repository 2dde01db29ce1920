import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { createResources, Resources } from './resources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    resourcesUrl: string;
  }
}

/**
 * Answers `GET /browser`, `/built`, `/scripts` and `/shop` for all test files of a run. Each is started at the first
 * request for it, so a run without tests of the build and of browsers starts nothing.
 */
export default async function setup(project: TestProject) {
  let started: Promise<ReturnType<typeof createResources>> | undefined;
  const server = createServer(async (request, response) => {
    try {
      started ??= import('./resources.ts').then(({ createResources }) => createResources());
      const resources = await started;
      response.end(JSON.stringify(await resources[request.url?.slice(1) as keyof Resources]()));
    } catch (error) {
      response.writeHead(500).end((error as Error).stack);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('resourcesUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await started)?.stop();
  };
}
