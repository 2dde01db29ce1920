import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { addressOf } from '#runtime/api/calls.ts';
import { ERROR_SOURCES } from '#runtime/contracts/error-reports.ts';
import { frameOf } from '#runtime/domain/error-text.ts';
import { apiCommand, type Command } from '../command.ts';
import { choice, PAGING, text } from '../option-kinds.ts';
import { object, table, withNote } from '../output.ts';
import { PACKAGE } from '../project.ts';

/** Where builds of a clone write the maps of their scripts; the package has none. */
const BUILT_MAPS = join(PACKAGE, 'dist-maps');
const MAPS = {
  maps: text('FOLDER', 'with the source maps of the scripts; by default those of the clone’s builds'),
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
      return dropped > 0 ? withNote(list, `${dropped} errors of the last 90 days found no room in this list.`) : list;
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

/** Finds places of built scripts in the sources that they were built from. */
interface SourcePlaces {
  /** Returns the source's place of "sq/page.7q2d.js:1:204", as "runtime/report.ts:9:3"; undefined where no map knows it. */
  of(place: string): string | undefined;
}

/** Reads the maps of a folder as they are needed; by default of the builds on this machine. */
function sourcePlaces(folder = BUILT_MAPS): SourcePlaces {
  const maps = new Map<string, SourceMap | undefined>();
  return {
    of(place) {
      const frame = frameOf(`at (${place})`);
      if (!frame) return undefined;
      const { file, line, column } = frame;
      if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)));
      const found = maps.get(file)?.findEntry(line - 1, column - 1);
      if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
      return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
    },
  };
}

function readMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}
