import { messageKind, scrub } from '#runtime/domain/error-text.ts';

/** In an exception, text from the page's data follows this; the rest of a message is from the template. */
const REASON = ' failed: ';

/** Removes texts that a visitor may have typed from a message: a formatter's exception may quote a search. */
export function withoutData(message: string): string {
  return withReasons(message, scrub);
}

/**
 * Returns what equal messages have in common. Numbers of the data tell no errors apart, and those of the template do:
 * "Formatter 'shout1' is unknown" is another expression than one with 'shout2'.
 */
export function templateMessageKind(message: string): string {
  return withReasons(message, messageKind);
}

function withReasons(message: string, change: (reason: string) => string): string {
  const [known = '', ...reasons] = message.split(REASON);
  return [known, ...reasons.map(change)].join(REASON);
}
