type Fields = Readonly<Record<string, string | number | undefined>>;

/** Writes one JSON line per event, so that a log store can filter by field. */
export function log(level: 'info' | 'error', event: string, fields: Fields): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/**
 * Logs an unexpected error. A message may quote a body, a cookie or an address, so only messages of D1 are logged,
 * which name tables and constraints. Other errors are logged by name and stack.
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
