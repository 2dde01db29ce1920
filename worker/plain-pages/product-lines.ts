import { html } from 'hono/html';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { FieldLine } from '../additional-fields/service.ts';
import type { Markup } from './page-layout.ts';

/** One line of a cart or an order, as texts. */
export interface Line {
  title: string;
  /** The address of the product's page. */
  href?: string | undefined;
  pictureUrl?: string | undefined;
  facts: FieldLine[];
  /** What stands beside its price. */
  notes?: readonly string[];
  amount: string;
  /**
   * For the checkout: the entry's id, what the visitor has entered, and the page where that is changed, all of which the
   * page's script reads.
   */
  entry?: { id: string; answers: FieldLine[]; change?: { text: string; href: string } };
}

export function lineList(lines: readonly Line[]): Markup {
  return html`<ul class="order-lines">${lines.map(lineItem)}</ul>`;
}

/** Returns options, answers and quantity, which distinguish two lines of the same product. */
export function productFacts(
  { attributes, quantity }: { attributes: Readonly<Record<string, string>>; quantity: number },
  answers: readonly FieldLine[],
  texts: Catalogue,
): FieldLine[] {
  return [
    ...Object.entries(attributes).map(([title, value]) => ({ title, value })),
    ...answers,
    { title: texts.product.quantity, value: String(quantity) },
  ];
}

/** The heading names the product, so the picture needs no alternative text. */
function lineItem({ title, href, pictureUrl, facts, notes = [], amount, entry }: Line): Markup {
  const data =
    entry &&
    html` data-entry="${entry.id}" data-answers="${JSON.stringify(entry.answers)}"${
      entry.change && html` data-change="${JSON.stringify(entry.change)}"`
    }`;
  return html`<li class="order-line"${data}>
${pictureUrl && html`<img class="order-line-picture" src="${pictureUrl}" alt="" width="96" height="96">`}
<div class="order-line-text">
<h2 class="order-line-title" dir="auto">${href ? html`<a href="${href}">${title}</a>` : title}</h2>
${factList(facts)}
${notes.map((note) => html`<p><small>${note}</small></p>`)}
${entry?.change && html`<p><a href="${entry.change.href}">${entry.change.text}</a></p>`}
</div>
<p class="order-line-amount">${amount}</p>
</li>`;
}

export function factList(facts: readonly FieldLine[]): Markup {
  return html`<dl class="order-facts">${facts.map(
    ({ title, value }) => html`<div><dt dir="auto">${title}</dt><dd dir="auto">${value}</dd></div>`,
  )}</dl>`;
}
