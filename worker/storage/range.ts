/** A part of an object, in bytes. */
export interface ByteRange {
  offset: number;
  length: number;
}

const ONE_RANGE = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)$/i;

/**
 * Reads the header `Range` for an object of this size (RFC 9110, section 14). Undefined means the whole object: without
 * the header, and for units and lists of ranges that are not served, which the standard lets a server ignore.
 */
export function parseRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { offset: bytes - length, length };
  }
  const offset = Number(first);
  if (last !== '' && Number(last) < offset) return undefined;
  if (offset >= bytes) return 'unsatisfiable';
  return { offset, length: (last === '' ? bytes : Math.min(Number(last) + 1, bytes)) - offset };
}
