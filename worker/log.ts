type Fields = Readonly<Record<string, string | number | undefined>>;

/** Writes one JSON line per event, so that a log store can filter by field. */
export function log(level: 'info' | 'error', event: string, fields: Fields): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/**
 * Logs an unexpected error. Messages may quote a body, a cookie or an address, so only those of D1 are kept, which name
 * tables and constraints. Of all others the kind and the stack are enough.
 */
export function logError(error: Error, fields: Fields): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const message = error.message.startsWith('D1_ERROR') ? error.message : undefined;
  log('error', 'unexpected_error', {
    ...fields,
    kind: error.name,
    message,
    stack: frames.map((line) => line.trim()).join(' | '),
  });
}
