import { addressOf } from '#runtime/api/calls.ts';
import { PREFERENCES } from '#runtime/contracts/preferences.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { readVersioned } from '../json-file.ts';
import { object, table } from '../output.ts';

const addressIn = (namespace: string) => addressOf('/api/v1/commerce-preferences/:namespace', { namespace });

export const preferences: readonly Command[] = [
  apiCommand({
    name: 'preferences list',
    about: 'lists the namespaces with their fields; --json prints all settings',
    run: async ({ api }) => {
      const all = await Promise.all(
        Object.keys(PREFERENCES).map(async (namespace) => ({ namespace, ...(await readVersion(api, namespace)) })),
      );
      return table({ preferences: all }, all, [
        'namespace',
        'version',
        ['fields', ({ namespace: _, version: __, ...values }) => Object.keys(values).join(', ')],
      ]);
    },
  }),
  apiCommand({
    name: 'preferences get',
    operands: ['NAMESPACE'],
    about: 'prints a namespace; in a file it is JSON, for preferences set',
    run: async ({ operands: [namespace], api }) => object(await readVersion(api, namespace)),
  }),
  apiCommand({
    name: 'preferences set',
    operands: ['NAMESPACE', 'FILE'],
    about: 'replaces a namespace; it is refused if the namespace has changed since FILE was printed',
    run: async ({ operands: [namespace, file], api }) => {
      const { version, body } = readVersioned(file, ['websiteId']);
      const answer = await api.send(addressIn(namespace), { method: 'PUT', body, version });
      return object(await withVersion(answer));
    },
  }),
];

async function readVersion(api: Api, namespace: string) {
  return withVersion(await api.send(addressIn(namespace)));
}

/** The platform's answer has its version in a header only. */
async function withVersion(answer: Response): Promise<{ version: number }> {
  const { websiteId: _, ...values } = (await answer.json()) as Record<string, unknown>;
  return { ...values, version: Number(/\d+/.exec(answer.headers.get('ETag') ?? '')?.[0]) };
}
