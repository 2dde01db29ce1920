/** A part of a path that a caller fills in: its name, and the pattern of what it may be. */
export interface PathParameter {
  name: string;
  pattern: string | undefined;
}

const PARAMETER = /:(\w+)(?:\{([^}]+)\})?/g;
/** Words that do not name the room: the platform's versions and prefixes. */
const NO_ROOM = /^(api|owner|commerce|rest|v?\d+(\.\d+)?)$/;

/** Returns a path as OpenAPI writes it: '/api/owner/forms/{formId}'. */
export function openApiPath(path: string): string {
  return path.replaceAll(PARAMETER, '{$1}');
}

export function parametersOf(path: string): PathParameter[] {
  return [...path.matchAll(PARAMETER)].map(([, name = '', pattern]) => ({ name, pattern }));
}

/** Returns a name that no other call has: 'putOwnerFormsByFormId'. */
export function operationId(method: string, path: string): string {
  const words = path
    .replaceAll(PARAMETER, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word && word !== 'api');
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

/** Returns the room of a call: 'forms'. */
export function tagOf(path: string): string {
  return path.split('/').find((word) => word && !NO_ROOM.test(word)) ?? 'api';
}
