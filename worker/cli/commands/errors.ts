import { addressOf } from '#runtime/api/calls.ts';
import { ERROR_SOURCES } from '#runtime/contracts/error-reports.ts';
import { frameOf } from '#runtime/domain/error-text.ts';
import { apiCommand, type Command } from '../command.ts';
import { choice, PAGING, text } from '../option-kinds.ts';
import { noted, object, table } from '../output.ts';
import { sourcePlaces } from '../source-places.ts';

const MAPS = {
  maps: text('FOLDER', 'with the source maps of the scripts; by default those of builds on this machine'),
};

export const errors: readonly Command[] = [
  apiCommand({
    name: 'errors list',
    options: { source: choice('SOURCE', ERROR_SOURCES), ...MAPS, ...PAGING },
    about: 'lists errors by kind, the last seen first, with their places in our sources',
    run: async ({ options: { maps, ...query }, api }) => {
      const answer = await api.call('GET', addressOf('/api/owner/errors', query));
      const places = sourcePlaces(maps);
      const list = table(answer, answer.errors, [
        'id',
        'count',
        'days',
        'firstSeenAt',
        'lastSeenAt',
        'message',
        'version',
        ['place', ({ place }) => places.of(place) ?? place],
      ]);
      const { dropped } = answer;
      return dropped > 0 ? noted(list, `${dropped} errors of the last 90 days found no room in this list.`) : list;
    },
  }),
  apiCommand({
    name: 'errors get',
    operands: ['ERROR'],
    options: MAPS,
    about: 'prints an error with its days, and its stack with the places in our sources',
    run: async ({ operands: [errorId], options, api }) => {
      const { stack, ...error } = await api.call('GET', addressOf('/api/owner/errors/:errorId', { errorId }));
      const places = sourcePlaces(options.maps);
      const lines = stack ? stack.split('\n') : [];
      return object({ ...error, stack: lines.map((line) => ({ at: line, source: sourceOf(line) ?? null })) });

      function sourceOf(line: string): string | undefined {
        const frame = frameOf(line);
        return frame && places.of(`${frame.file}:${frame.line}:${frame.column}`);
      }
    },
  }),
];
