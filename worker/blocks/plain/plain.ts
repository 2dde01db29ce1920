import { CodeBlock, RuleBlock, SpacerBlock } from '#runtime/contracts/page-blocks.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { blockContent } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';

const STEPS = Array.from({ length: 10 }, (_, index) => index + 1);

/** A line across. */
export const horizontalRule = blockKind({
  type: 'horizontalrule',
  contract: RuleBlock,
  render: () => blockContent('<hr>'),
});

/** Room between blocks. */
export const spacer = blockKind({
  type: 'spacer',
  contract: SpacerBlock,
  style: STEPS.map((step) => `.sq-space-${step}{block-size:${step * 1.5}rem}`).join(''),
  render: ({ size }) => blockContent(`<div class="sq-space-${size}"></div>`),
});

/** Source text, which keyboards can scroll too. */
export const code = blockKind({
  type: 'code',
  contract: CodeBlock,
  style: '.source-code{overflow-x:auto;max-inline-size:100%}',
  render({ source, mode }) {
    const language = mode ? ` class="language-${mode}"` : '';
    return blockContent(
      `<pre class="source-code" dir="ltr" translate="no" tabindex="0"><code${language}>${escapeHtml(source)}</code></pre>`,
    );
  },
});
