import { randomUUID } from 'node:crypto';
import type { Account, Worker } from './account.ts';
import type { Call } from './calls.ts';

/** Wrangler reads what is in a token; nobody checks its signature. */
const SESSION = ['{"alg":"none"}', '{"exp":4000000000}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

interface Binding {
  type: string;
  name: string;
  text?: string;
}

interface Metadata {
  bindings: readonly Binding[];
  keep_bindings?: readonly string[];
}

/** Begins an upload of files: those that the Worker has already are not asked for. */
export function readSession(account: Account, name: string, { body }: Call): { jwt: string; buckets: string[][] } {
  const { manifest } = JSON.parse(body.toString()) as { manifest: Record<string, { hash: string }> };
  const known = account.workers.get(name)?.files;
  account.named = new Set(Object.values(manifest).map(({ hash }) => hash));
  const wanted = [...account.named].filter((hash) => !known?.has(hash));
  return { jwt: SESSION, buckets: wanted.length > 0 ? [wanted] : [] };
}

/** Returns the binding of the version before, where the new one keeps it. */
function inherited(binding: Binding, before: Worker | undefined): Binding {
  const kept = before?.bindings.find(({ name }) => name === binding.name);
  return binding.type === 'inherit' && kept ? kept : binding;
}

/** Uploads a Worker that is new. */
export async function putWorker(account: Account, name: string, call: Call): Promise<object> {
  const id = await store(account, name, call);
  return { id: name, etag: 'etag', deployment_id: id.replaceAll('-', ''), startup_time_ms: 12 };
}

/** Uploads another version of a Worker. */
export async function deployVersion(account: Account, name: string, call: Call): Promise<object> {
  const id = await store(account, name, call);
  return { id, startup_time_ms: 12, resources: { script: { etag: 'etag' } } };
}

async function store(account: Account, name: string, { body, contentType }: Call): Promise<string> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const { bindings } = JSON.parse(String(form.get('metadata'))) as Metadata;
  const before = account.workers.get(name);
  const secrets = new Map(before?.secrets);
  for (const { type, name: secret, text = '' } of bindings) if (type === 'secret_text') secrets.set(secret, text);
  const id = randomUUID();
  const worker: Worker = {
    tag: before?.tag ?? randomUUID(),
    versions: [...(before?.versions ?? []), id],
    secrets,
    bindings: bindings.filter(({ type }) => type !== 'secret_text').map((binding) => inherited(binding, before)),
    schedules: before?.schedules ?? [],
    files: account.named,
  };
  account.workers.set(name, worker);
  return id;
}
