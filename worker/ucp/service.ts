/** The Universal Commerce Protocol: what programs that act for a buyer find, read and prepare in the shop. */

export { CAPABILITIES, envelope, REFUSED } from './envelope.ts';
export { limitOf } from './limits.ts';
export { type Message, refusalOf, type Severity } from './messages.ts';
export { type AgentCall, type Operation, operation, UCP_VERSION } from './operation.ts';
export { OPERATIONS } from './operations.ts';
