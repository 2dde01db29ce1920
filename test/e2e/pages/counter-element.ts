import { defineWidget } from '../../../runtime/widget.tsx';
import { Counter } from './counter.tsx';

defineWidget({ tag: 'sq-counter', component: Counter, styles: '', attributes: {} });
