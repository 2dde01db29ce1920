/** A part of a request that a signature covers. */
export interface Component {
  name: string;
  /** The member of a dictionary; undefined for the whole. */
  key: string | undefined;
}

/** A signature by RFC 9421. */
export interface Signature {
  components: Component[];
  keyid: string;
  /** Seconds since the epoch. */
  created: number | undefined;
  expires: number | undefined;
  /** The parameters as they were sent, which are signed too. */
  parameters: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const HEADER_MAX_LENGTH = 4_000;
/** One more than a program needs for its two ways of being known. */
const SIGNATURES_MAX = 3;
const LABEL = '([a-z*][a-z0-9_.*-]*)';
const PARAMETERS = '((?:;[a-z*][a-z0-9_.*-]*=(?:"[^"\\\\]*"|\\d{1,15}))*)';
const INPUT = new RegExp(`${LABEL}=(\\(([^()]*)\\)${PARAMETERS})[ \\t]*(?:,[ \\t]*|$)`, 'y');
const VALUE = new RegExp(`${LABEL}=:([A-Za-z0-9+/=]+):[ \\t]*(?:,[ \\t]*|$)`, 'y');
const COMPONENT = /"([a-z0-9@-]+)"(?:;key="([a-z0-9_.*-]+)")?(?: +|$)/y;
const PARAMETER = /;([a-z*][a-z0-9_.*-]*)=(?:"([^"]*)"|(\d+))/g;

/** Reads the headers `Signature-Input` and `Signature`; undefined where they are no such headers. */
export function parseSignatures(inputs: string, values: string): Signature[] | undefined {
  if (inputs.length > HEADER_MAX_LENGTH || values.length > HEADER_MAX_LENGTH) return undefined;
  const [named, signed] = [membersOf(INPUT, inputs), membersOf(VALUE, values)];
  if (!named || !signed || named.length > SIGNATURES_MAX) return undefined;
  const bytesOf = new Map(signed.map(([, label, base64 = '']) => [label, base64]));
  return named.flatMap(([, label, parameters = '', list = '', own = '']) => {
    const components = membersOf(COMPONENT, list.trim());
    const base64 = bytesOf.get(label);
    if (!components || base64 === undefined) return [];
    const values = new Map([...own.matchAll(PARAMETER)].map(([, name, text, number]) => [name, text ?? number ?? '']));
    const time = (name: string) => (values.has(name) ? Number(values.get(name)) : undefined);
    return [
      {
        components: components.map(([, name = '', key]) => ({ name, key })),
        keyid: values.get('keyid') ?? '',
        created: time('created'),
        expires: time('expires'),
        parameters,
        bytes: new Uint8Array(Buffer.from(base64, 'base64')),
      },
    ];
  });
}

/** Returns the members of a list that has nothing else; undefined for any other text. */
function membersOf(pattern: RegExp, text: string): RegExpExecArray[] | undefined {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return undefined;
    found.push(match);
  }
  return found;
}

/** A text without its end goes to the end, because looking for it anew at each of its signs would take quadratic time. */
const MEMBER = /(?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",])+/g;

/** Returns a member of a dictionary as it was sent; undefined where there is none, and for a dictionary that is too long. */
export function memberOf(dictionary: string, key: string): string | undefined {
  if (dictionary.length > HEADER_MAX_LENGTH) return undefined;
  const members = dictionary.match(MEMBER) ?? [];
  const start = `${key}=`;
  return members
    .map((member) => member.trim())
    .find((member) => member.startsWith(start))
    ?.slice(start.length);
}
