import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';

/** What tabs tell each other: the whole cart as the server gave it, or null when there is none any more. */
export type TabMessage = ShoppingCart | null;

let send: (message: TabMessage) => void = () => {};

/** Tells the other tabs of this site; does nothing while none are listened to. */
export function broadcast(message: TabMessage): void {
  send(message);
}

/** Over a BroadcastChannel, or where there is none, or it is refused, over storage events; returns what hangs up. */
export function openChannel(onMessage: (message: TabMessage) => void): () => void {
  const name = `sq:cart-message:${boot().site ?? 'own'}`;
  let close: () => void;
  try {
    close = joinChannel(name, onMessage);
  } catch {
    close = joinStorage(name, onMessage);
  }
  return () => {
    send = () => {};
    close();
  };
}

function joinChannel(name: string, onMessage: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  send = (message) => channel.postMessage(message);
  return () => channel.close();
}

function joinStorage(name: string, onMessage: (message: TabMessage) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== name || newValue === null) return;
    try {
      onMessage(JSON.parse(newValue));
    } catch {
      // Not ours: the key was written by somebody else.
    }
  };
  send = (message) => {
    try {
      localStorage.setItem(name, JSON.stringify(message));
      localStorage.removeItem(name);
    } catch {
      // Storage is refused: the other tabs read the cart when they are next looked at.
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
