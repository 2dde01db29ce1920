import { isStaging } from './payloads.ts';

/** Name of the flag in the page's storage, and in its address. */
const FLAG = 'clanker-validate';

/** Whether events are checked and not counted: on a staging host, in a browser that has the flag. */
export function isValidating(): boolean {
  if (!isStaging(location.hostname)) return false;
  try {
    return new URLSearchParams(location.search).has(FLAG) || localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}
