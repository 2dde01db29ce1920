import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** The zones that the browser knows, with the one that is chosen. */
export function timeZones(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort();
}

/** Returns the text for a zone that the browser does not know; undefined for one that it knows. */
export function timeZoneError(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return fill(editorTexts.noTimeZone, { zone });
  }
}
