/** Replaces the behaviour of the engine's cart indicators. */
import { enhance } from '../../../runtime/enhance.ts';

enhance('.sqs-cart-quantity', (indicator) => {
  indicator.textContent = 'served';
});
