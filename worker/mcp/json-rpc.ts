import * as z from 'zod/mini';

/** Codes of JSON-RPC 2.0. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;

interface ErrorOptions {
  /** Of the HTTP answer; most errors are answers like others. */
  status?: 200 | 400 | 404 | 413;
  data?: object;
}

/** A failure of the protocol itself. What a tool refuses is a result of the tool. */
export class RpcError extends Error {
  readonly code: number;
  readonly options: ErrorOptions;

  constructor(code: number, message: string, options: ErrorOptions = {}) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.options = options;
  }
}

const Id = z.union([z.string(), z.int()]);
export type Id = z.infer<typeof Id>;

/** A request; a notification has no id and gets no answer. */
export const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(Id),
  method: z.string(),
  params: z.optional(z.unknown()),
});

/** An answer of the client. Nothing is asked of clients here, so none is waited for. */
export const ClientAnswer = z.union([
  z.object({ jsonrpc: z.literal('2.0'), result: z.looseObject({}) }),
  z.object({ jsonrpc: z.literal('2.0'), error: z.looseObject({}) }),
]);

export const success = (id: Id, result: object) => ({ jsonrpc: '2.0', id, result });

/** An error whose request could not be read has the id null. */
export function failure(id: Id | null, { code, message, options: { data } }: RpcError) {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } };
}

/** Returns the id of something that is no valid message, so that its sender knows what was refused. */
export function idOf(message: unknown): Id | null {
  const read = z.object({ id: Id }).safeParse(message);
  return read.success ? read.data.id : null;
}
