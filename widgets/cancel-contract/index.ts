import { defineWidget } from '#runtime/widget.tsx';
import { CancelContract } from './CancelContract.tsx';
import styles from './cancel-contract.css';

defineWidget({
  tag: 'sq-cancel-contract',
  component: CancelContract,
  styles,
  attributes: {
    contract: { type: 'string', format: 'id' },
    'heading-level': { type: ['1', '2', '3', '4', '5', '6'], default: '2' },
  },
});
