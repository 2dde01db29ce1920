import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';

/** Message between tabs: the whole cart as the server answered it, or null when there is no cart any more. */
export type TabMessage = ShoppingCart | null;

let send: (message: TabMessage) => void = () => {};

/** Sends a message to the other tabs of this site; does nothing while no channel is open. */
export function broadcast(message: TabMessage): void {
  send(message);
}

/**
 * Opens the channel between tabs: a BroadcastChannel, or storage events where that is missing or refused. Returns a
 * function that closes it.
 */
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
      // Ignored: another script wrote to the key.
    }
  };
  send = (message) => {
    try {
      localStorage.setItem(name, JSON.stringify(message));
      localStorage.removeItem(name);
    } catch {
      // Without storage, the other tabs read the cart when the visitor returns to them.
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
