import { defineWidget } from '#runtime/widget.tsx';
import { Installments } from './Installments.tsx';
import styles from './installments.css';

defineWidget({
  tag: 'sq-installments',
  component: Installments,
  styles,
  attributes: {
    for: { type: ['amount', 'product', 'cart'], default: 'amount' },
    amount: { type: 'number' },
    currency: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    min: { type: 'number' },
    max: { type: 'number' },
    count: { type: 'number' },
    'info-url': { type: 'string' },
  },
});
