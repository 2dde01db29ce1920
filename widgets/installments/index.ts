import { defineWidget } from '#runtime/widget.tsx';
import { Installments } from './Installments.tsx';
import styles from './installments.css';

defineWidget({
  tag: 'sq-installments',
  component: Installments,
  styles,
  attributes: {
    for: { type: ['amount', 'product', 'cart'], default: 'amount' },
    amount: { type: 'number', isWhole: true, min: 0 },
    currency: { type: 'string', format: 'currency' },
    country: { type: 'string', format: 'country' },
    language: { type: 'string', format: 'language' },
    min: { type: 'number', isWhole: true, min: 0 },
    max: { type: 'number', isWhole: true, min: 0 },
    count: { type: 'number', isWhole: true, min: 2, max: 12 },
    'info-url': { type: 'string', format: 'address' },
  },
});
