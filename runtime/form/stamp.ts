import { postFormRender } from '../api/forms.ts';
import { readCookie } from '../transport.ts';

/** The visitor's census cookie. */
const CENSUS_COOKIE = 'ss_cvr';
const COOKIE_MAX_LENGTH = 200;

/** When the form was there for the visitor, as the server has signed it. */
export interface Stamp {
  /** Asks for it, once; without an answer the key has to be waited for. */
  ask(): void;
  /** Undefined until there is one. */
  value(): string | undefined;
}

export function createStamp(formId: string): Stamp {
  let isAsked = false;
  let stamp: string | undefined;
  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      const visitorCookie = (readCookie(CENSUS_COOKIE) ?? '').slice(0, COOKIE_MAX_LENGTH);
      postFormRender({ formId, visitorCookie }).then(
        (answer) => {
          stamp = answer.stamp;
        },
        // Counting visits may fail unseen.
        () => {},
      );
    },
    value: () => stamp,
  };
}
