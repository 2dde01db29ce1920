import { escapeHtml } from '../../runtime/domain/escape-html.ts';

/** Returns a block that the Worker fills from its JSON. */
export const block = (type: string, settings: object) =>
  `<div class="sqs-block ${type}-block sqs-block-${type}" data-block-type="${type}" data-block-json="${escapeHtml(JSON.stringify(settings))}"></div>`;
