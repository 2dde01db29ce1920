import { defineWidget } from '#runtime/widget.tsx';
import { Installments } from './Installments.tsx';
import styles from './installments.css';

const AMOUNT = { type: 'number', isWhole: true, isAmount: true, min: 0 } as const;

defineWidget({
  tag: 'sq-installments',
  component: Installments,
  styles,
  attributes: {
    for: { type: ['amount', 'product', 'cart'], default: 'amount' },
    amount: AMOUNT,
    currency: { type: 'string', format: 'currency' },
    country: { type: 'string', format: 'country' },
    language: { type: 'string', format: 'language' },
    min: AMOUNT,
    max: AMOUNT,
    count: { type: 'number', isWhole: true, min: 2, max: 12 },
    'info-url': { type: 'string', format: 'address' },
  },
});
