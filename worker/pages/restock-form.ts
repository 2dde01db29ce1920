import { RESTOCK_FORM } from '#runtime/hooks.ts';
import { RevisedFormatter } from './revised-formatter.ts';

const FORM = `<form class="${RESTOCK_FORM.slice(1)}"`;

/**
 * The engine's box for back-in-stock notices. By itself its form would load the page again with the visitor's address
 * in the URL, where its script has not come. A form with the method "dialog" outside of a dialog leads nowhere, and its
 * submit is still heard.
 */
export class RestockForm extends RevisedFormatter {
  protected revise(html: string): string {
    return html.replaceAll(FORM, `${FORM} method="dialog"`);
  }
}
