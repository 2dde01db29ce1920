import { defineWidget } from '#runtime/widget.tsx';
import { FormBlock } from './FormBlock.tsx';
import styles from './form-block.css';

defineWidget({
  tag: 'sq-form-block',
  component: FormBlock,
  styles,
  attributes: {
    form: { type: 'string', names: 'form', isRequired: true },
    popup: { type: 'string', format: 'id', names: 'popup' },
  },
});
