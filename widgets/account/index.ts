import { defineWidget } from '#runtime/widget.tsx';
import { Account } from './Account.tsx';
import styles from './host.css';

defineWidget({
  tag: 'sq-account',
  component: Account,
  styles,
  attributes: {
    view: { type: ['sign-in', 'sign-up', 'sign-in-link', 'password'], default: 'sign-in' },
    next: { type: 'string', format: 'path', isForOwnPages: true },
  },
});
