import { clearNotices } from './notices.ts';
import { queries } from './query.ts';
import { mayLeave } from './router.ts';
import { signOut } from './session.ts';

/**
 * Signs the person out, unless they want to stay where something is unsaved. Nothing that they have read or typed is left
 * for the next person. Rejects as `callShop` does.
 */
export async function leaveConsole(): Promise<void> {
  if (!(await mayLeave())) return;
  await signOut();
  queries.clear();
  // Nobody else undoes what this person has done.
  clearNotices();
}
