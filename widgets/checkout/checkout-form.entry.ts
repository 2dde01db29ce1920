import { defineWidget, type WidgetDefinition } from '#runtime/widget.tsx';
import { Checkout } from './Checkout.tsx';
import styles from './host.css';

/** Defines the element with the shop's checkout form. */
export function defineCheckout(definition: Pick<WidgetDefinition<unknown>, 'tag' | 'attributes'>): void {
  defineWidget({ ...definition, component: Checkout, styles });
}
