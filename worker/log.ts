type Fields = Readonly<Record<string, string | number | undefined>>;

/** One JSON line per event, so that a log store can be asked for fields. */
export function log(level: 'info' | 'error', event: string, fields: Fields): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/**
 * An error that nobody foresaw. Messages may quote a body, a cookie or an address, so only D1's are kept, which
 * name tables and constraints; of all others the kind and the place say enough.
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
