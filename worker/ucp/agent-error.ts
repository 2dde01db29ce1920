import { ApiError } from '../http/errors.ts';

/** Errors of the protocol itself, which the shop's own API does not have, with their HTTP status and a text for developers. */
const PROTOCOL_ERRORS = {
  invalid_profile_url: [400, 'The header UCP-Agent must name a profile: UCP-Agent: profile="https://…".'],
  profile_unreachable: [424, 'The profile that UCP-Agent names could not be read.'],
  signature_missing: [401, 'The headers Signature and Signature-Input belong together.'],
  signature_invalid: [401, 'The signature does not match the request.'],
  signature_expired: [401, 'The signature is not valid at this time.'],
  coverage_insufficient: [401, 'The signature does not cover all that it must.'],
  key_not_found: [401, 'The profile has no key of this name for signatures.'],
  digest_mismatch: [400, 'Content-Digest is not that of the body.'],
  algorithm_unsupported: [400, 'Signatures are checked by ES256 and EdDSA with Ed25519.'],
} as const;
export type ProtocolError = keyof typeof PROTOCOL_ERRORS;

/** A refusal of a call that breaks the protocol. */
export class AgentError extends ApiError {
  readonly protocolCode: ProtocolError;

  constructor(code: ProtocolError) {
    super('INVALID_REQUEST');
    this.name = 'AgentError';
    this.protocolCode = code;
  }

  get status() {
    return PROTOCOL_ERRORS[this.protocolCode][0];
  }

  /** In English, because only developers read it. */
  get text(): string {
    return PROTOCOL_ERRORS[this.protocolCode][1];
  }
}
