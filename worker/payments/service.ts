/** Ways to take money. Which of them a site offers is decided in `ports.ts`. */
export type { DeclineReason, PaymentRequest, PaymentStart, PaymentStatus, Payments } from './port.ts';
export { deleteExpired } from './test-repository.ts';
