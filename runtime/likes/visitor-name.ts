import { boot } from '../boot.ts';

const BYTES = 32;
let inMemory: string | undefined;

/**
 * Returns the random name by which the shop knows this browser on pages of another origin: 43 characters. It is made
 * when it is first needed, and lasts as long as the page where storage is refused.
 */
export function visitorName(): string {
  const key = `sq:visitor:${boot().site}`;
  try {
    inMemory = localStorage.getItem(key) ?? inMemory;
  } catch {
    // The name stays in memory.
  }
  if (inMemory) return inMemory;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  inMemory = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  try {
    localStorage.setItem(key, inMemory);
  } catch {
    // The name stays in memory.
  }
  return inMemory;
}
