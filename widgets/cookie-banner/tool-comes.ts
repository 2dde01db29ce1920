import { hasConsentTool } from '#runtime/consent/has-consent-tool.ts';

export const LOOK_MS = 500;

/**
 * Looks for a consent tool of the page now and a number of times more, because such tools often come after us. Resolves
 * to whether there is one; to false at the last look, and as soon as `isWaiting` returns false.
 */
export async function toolComes(looks: number, isWaiting: () => boolean): Promise<boolean> {
  for (let look = 0; isWaiting(); look++) {
    if (hasConsentTool()) return true;
    if (look === looks) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return false;
}
