import { html } from 'hono/html';
import type { LetterBlock, LetterFact, LetterItem, LetterSum } from './letter-block.ts';
import { LINE, mailButton, QUIET } from './mail-html.ts';

const TABLE = 'width:100%;margin:0 0 16px;border-collapse:collapse';
const CELL = 'padding:10px 0;text-align:start;vertical-align:top';
const PICTURE_CELL = `${CELL};width:76px`;
const AMOUNT_CELL = `${CELL};padding-inline-start:12px;text-align:end;white-space:nowrap`;
const TITLE_CELL = 'padding:10px 0 2px;text-align:start;vertical-align:top';
const FACTS_CELL = 'padding:0 0 10px;text-align:start;vertical-align:top';
/** Characters of an amount that stands on one line; a longer one says how often it is paid too. */
const NARROW = 14;
const WRAPPED = ';width:38%;white-space:normal';
const PICTURE = 'display:block;width:64px;height:64px;border-radius:6px;object-fit:cover';
const HEADING = 'margin:24px 0 8px;font-size:17px;line-height:1.3';
const FACT = 'padding:3px 0;text-align:start;vertical-align:top';
const COPIED = `${LINE};margin:0 0 16px;padding:12px 0 0`;
const QUOTE = `${COPIED};white-space:pre-wrap`;

/** `colon` is the text between a name and its value. */
export function blocksHtml(blocks: readonly LetterBlock[], colon: string) {
  return blocks.map((block) => html`${blockHtml(block, colon)}\n`);
}

function blockHtml(block: LetterBlock, colon: string): unknown {
  switch (block.kind) {
    case 'text':
      return html`<p dir="auto">${block.text}</p>`;
    case 'heading':
      return html`<h2 dir="auto" style="${HEADING}">${block.text}</h2>`;
    case 'facts':
      return block.facts.length > 0 && html`<table style="${TABLE}">${block.facts.map(factRow)}</table>`;
    case 'items':
      return html`<table style="${TABLE}">${block.items.map((item) =>
        itemRow(
          item,
          colon,
          block.items.some(({ pictureUrl }) => pictureUrl),
        ),
      )}</table>`;
    case 'sums':
      return html`<table style="${TABLE}">${block.sums.map(sumRow)}</table>`;
    case 'button':
      return mailButton(block.text, block.url);
    case 'link':
      return html`<p><a href="${block.url}">${block.text}</a></p>`;
    case 'copied':
      return html`<p style="${COPIED}"><span style="${QUIET}">${block.title}</span>${block.lines.map(
        (line) => html`<br><span dir="auto">${line}</span>`,
      )}</p>`;
    case 'quote':
      return html`<p style="${QUOTE}"><span style="${QUIET}">${block.title}</span><br><span dir="auto">${block.text}</span></p>`;
    case 'ready':
      return block.html;
  }
}

function itemRow({ title, pictureUrl, facts, amount }: LetterItem, colon: string, hasPictures: boolean) {
  const picture = pictureUrl && html`<img src="${pictureUrl}" alt="" width="64" height="64" style="${PICTURE}">`;
  const rows = facts.length > 0 ? 2 : 1;
  return html`<tr style="${LINE}">${hasPictures && html`<td rowspan="${rows}" style="${PICTURE_CELL}">${picture}</td>`}
<td style="${facts.length > 0 ? TITLE_CELL : CELL}"><strong dir="auto">${title}</strong></td><td style="${AMOUNT_CELL}${amount.length > NARROW ? WRAPPED : ''}">${amount}</td></tr>
${facts.length > 0 && html`<tr><td colspan="2" style="${FACTS_CELL}">${facts.map((fact, index) => itemFact(fact, index, colon))}</td></tr>`}`;
}

function itemFact({ title, value }: LetterFact, index: number, colon: string) {
  return html`${index > 0 && html`<br>`}<span dir="auto" style="${QUIET}">${title}${colon} <bdi>${value}</bdi></span>`;
}

function sumRow({ title, amount, isTotal }: LetterSum) {
  const weight = isTotal ? `${LINE};font-weight:bold;` : '';
  return html`<tr style="${weight}"><td dir="auto" style="${FACT}">${title}</td><td style="${FACT};padding-inline-start:12px;text-align:end;white-space:nowrap">${amount}</td></tr>`;
}

function factRow({ title, value, url }: LetterFact) {
  const shown = url ? html`<a href="${url}">${value}</a>` : value;
  return html`<tr><td style="${FACT};${QUIET};width:38%;padding-inline-end:12px;overflow-wrap:normal;word-break:normal">${title}</td><td dir="auto" style="${FACT};white-space:pre-line">${shown}</td></tr>`;
}
