import { defineWidget } from '#runtime/widget.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import styles from './withdrawal.css';

defineWidget({
  tag: 'sq-withdrawal',
  component: Withdrawal,
  styles,
  attributes: {
    order: { type: 'string', format: 'id' },
    'heading-level': { type: ['1', '2', '3', '4', '5', '6'], default: '2' },
  },
});
