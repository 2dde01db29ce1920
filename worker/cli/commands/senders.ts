import { SENDERS, type Sender, type SenderList, type SenderTestResult } from '#runtime/contracts/senders.ts';
import { apiCommand, type Room } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const PATH = '/api/owner/senders';
const path = (name: string) => `${PATH}/${encodeURIComponent(name)}`;
const NAMES = SENDERS.join(' or ');

export const senders: Room = {
  name: 'senders',
  title: 'Services that are told of what visitors do: Google Analytics 4 and Meta',
  commands: [
    apiCommand({
      name: 'senders list',
      about: 'lists the services with what was sent and what waits',
      run: async ({ api }) => {
        const answer = await api.get<SenderList>(PATH);
        const columns = [
          'name',
          'target',
          'isEnabled',
          'waiting',
          'sent',
          'givenUp',
          'stoppedAt',
          'lastAnswer',
        ] as const;
        return table(answer, answer.senders, columns);
      },
    }),
    apiCommand({
      name: 'senders get',
      operands: ['SENDER'],
      about: `prints how one stands: ${NAMES}`,
      run: async ({ operands: [name], api }) => object(await api.get<Sender>(path(name))),
    }),
    apiCommand({
      name: 'senders set',
      operands: ['SENDER', 'TARGET'],
      options: { secret: text('FILE', 'with the API secret or the access token; - is standard input') },
      about: 'tells a service from now on; TARGET is the measurement id (G-…) or the id of the pixel',
      run: async ({ operands: [name, target], options, api }) => {
        const secret = options.secret === undefined ? undefined : readBytes(options.secret).toString('utf8').trim();
        return object(await api.put<Sender>(path(name), { target, ...(secret !== undefined && { secret }) }));
      },
    }),
    ...[true, false].map((isEnabled) =>
      apiCommand({
        name: isEnabled ? 'senders enable' : 'senders disable',
        operands: ['SENDER'],
        about: isEnabled ? 'tells a service again' : 'tells a service nothing more, and forgets what waits for it',
        run: async ({ operands: [name], api }) => {
          const { target } = await api.get<Sender>(path(name));
          return object(await api.put<Sender>(path(name), { target, isEnabled }));
        },
      }),
    ),
    apiCommand({
      name: 'senders test',
      operands: ['SENDER'],
      options: { code: text('CODE', 'the code that Meta shows under "Test events"') },
      about: 'sends a test, which is not counted, and prints what the service says',
      run: async ({ operands: [name], options, api }) => {
        const body = options.code === undefined ? {} : { code: options.code };
        return object(await api.post<SenderTestResult>(`${path(name)}/test`, body, { isRepeatable: false }));
      },
    }),
    apiCommand({
      name: 'senders delete',
      operands: ['SENDER'],
      about: 'removes a service with its secret and what waits for it',
      run: async ({ operands: [name], api }) => {
        await api.delete(path(name));
        return said(`${name} is told nothing any more.`);
      },
    }),
  ],
};
