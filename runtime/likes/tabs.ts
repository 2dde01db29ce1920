import { boot } from '../boot.ts';
import type { ItemLikes } from '../contracts/likes.ts';

let channel: BroadcastChannel | undefined;

/** Sends the other tabs of this site what the shop has stored. */
export function broadcastLikes(likes: ItemLikes): void {
  channel?.postMessage(likes);
}

/** Calls the listener with what other tabs have stored, until the returned function is called. */
export function followTabs(listener: (likes: ItemLikes) => void): () => void {
  try {
    const opened = new BroadcastChannel(`sq:likes:${boot().site ?? 'own'}`);
    opened.onmessage = ({ data }) => listener(data);
    channel = opened;
    return () => opened.close();
  } catch {
    // Where a browser has no channels or refuses them, a tab knows when it is loaded again.
    return () => {};
  }
}
