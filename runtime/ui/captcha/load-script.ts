import { scriptAddress } from '../../trusted-types.ts';

/** How long a provider's script may take, in ms. */
const SCRIPT_TIMEOUT_MS = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Runs a provider's script once on this page, in place of a script tag of the page for the same address, which may have
 * failed or still wait. Rejects when it cannot be loaded; the next call tries again.
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = insertScript(address);
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const present of [...document.scripts]) if (present.src === address) present.remove();
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.async = true;
    script.src = scriptAddress(address);
    document.head.append(script);
  });
}
