import type { Operation } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';

const OWNER = '/api/owner/';
const VERBS: Readonly<Record<string, string>> = { GET: 'get', POST: 'create', PUT: 'update', DELETE: 'delete' };

/** The segments of paths whose objects have an address: 'forms' of '/api/owner/forms/:formId'. */
const ROOMS = new Set(
  Object.keys(OPERATIONS).flatMap((call) => [...call.matchAll(/\/([\w-]+)\/:/g)].map(([, segment = '']) => segment)),
);

/**
 * Returns the name of the command for a call: the last part of its path that has objects, then the rest of the path or
 * the method's verb. 'GET /api/owner/forms/:formId/submissions' is 'submissions list', and 'POST
 * /api/owner/webhooks/:webhookId/ping' is 'webhooks ping'. Undefined for a path of the platform's own.
 */
export function nameOf(call: string, operation: Operation): string | undefined {
  const [method = '', path = ''] = call.split(' ');
  if (!path.startsWith(OWNER)) return undefined;
  const segments = path
    .slice(OWNER.length)
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith(':'));
  const room = Math.max(
    0,
    segments.findLastIndex((segment) => ROOMS.has(segment)),
  );
  const rest = segments.slice(room + 1).join('-');
  const verb = method === 'GET' && operation.list !== undefined ? 'list' : (VERBS[method] ?? '');
  const isNamedByRest = method === 'GET' || method === 'POST';
  return `${segments[room]} ${rest === '' ? verb : isNamedByRest ? rest : `${verb}-${rest}`}`;
}
