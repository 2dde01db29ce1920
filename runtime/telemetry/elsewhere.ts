import { addressed } from '../api/addressed.ts';
import { readKept } from '../consent/kept.ts';
import { CONSENT_HEADER } from '../contracts/http.ts';
import { CHOICE_COOKIE } from '../contracts/visitor-cookies.ts';

/** What a page of another origin needs beside what the shop's own pages need. */
export { continueVisit } from '../consent/choice.ts';
export { fetchSettings } from '../consent/settings.ts';

/** Addresses a call as all calls of such a page, with the visitor's answer, which the shop reads of no cookie there. */
export function addressedElsewhere(path: string, method: string): ReturnType<typeof addressed> {
  const call = addressed(path, method);
  const choice = readKept(CHOICE_COOKIE);
  if (choice) call.headers.set(CONSENT_HEADER, choice);
  return call;
}
