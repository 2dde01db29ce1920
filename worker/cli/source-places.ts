import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { frameOf } from '#runtime/domain/error-text.ts';

/** Where builds of this checkout write the maps of their scripts. */
const MAPS = join(import.meta.dirname, '../../dist-maps');

/** Finds places of built scripts in the sources that they were built from. */
export interface SourcePlaces {
  /** Returns the source's place of "sq/page.7q2d.js:1:204", as "runtime/report.ts:9:3"; undefined where no map knows it. */
  of(place: string): string | undefined;
}

/** Reads the maps of a folder as they are needed; by default of the builds on this machine. */
export function sourcePlaces(folder = MAPS): SourcePlaces {
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
