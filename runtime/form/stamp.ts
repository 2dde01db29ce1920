import { postFormRender } from '../api/forms.ts';
import { boot } from '../boot.ts';

const COOKIE_MAX_LENGTH = 200;

/** The server's signed proof of when the form was shown. */
interface Stamp {
  /** Requests the stamp once; without it, the submission key has a waiting time. */
  ask(): void;
  /** The stamp; undefined until there is one. */
  value(): string | undefined;
}

export function createStamp(formId: string): Stamp {
  let isAsked = false;
  let stamp: string | undefined;
  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      const visitorCookie = (boot().visitor ?? '').slice(0, COOKIE_MAX_LENGTH);
      postFormRender({ formId, visitorCookie }).then(
        (answer) => {
          stamp = answer.stamp;
        },
        // Counting a visit may fail silently.
        () => {},
      );
    },
    value: () => stamp,
  };
}
