import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';

/** What tabs tell each other: the whole cart as the server gave it, or null when there is none any more. */
export type News = ShoppingCart | null;

let send: (news: News) => void = () => {};

/** Tells the other tabs of this site; does nothing while none are listened to. */
export function tellTabs(news: News): void {
  send(news);
}

/** Over a BroadcastChannel, or where there is none, or it is refused, over storage events; returns what hangs up. */
export function listenToTabs(onNews: (news: News) => void): () => void {
  const name = `sq:cart-news:${boot().site ?? 'own'}`;
  let hangUp: () => void;
  try {
    hangUp = joinChannel(name, onNews);
  } catch {
    hangUp = joinStorage(name, onNews);
  }
  return () => {
    send = () => {};
    hangUp();
  };
}

function joinChannel(name: string, onNews: (news: News) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onNews(data);
  send = (news) => channel.postMessage(news);
  return () => channel.close();
}

function joinStorage(name: string, onNews: (news: News) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== name || newValue === null) return;
    try {
      onNews(JSON.parse(newValue));
    } catch {
      // Not ours: the key was written by somebody else.
    }
  };
  send = (news) => {
    try {
      localStorage.setItem(name, JSON.stringify(news));
      localStorage.removeItem(name);
    } catch {
      // Storage is refused: the other tabs read the cart when they are next looked at.
    }
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
