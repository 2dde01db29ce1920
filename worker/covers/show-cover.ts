import type { Cover } from '#runtime/contracts/covers.ts';
import { SLICE_TYPE } from '#runtime/contracts/enumerations.ts';
import { compactCss } from '#runtime/domain/compact-css.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import errorColor from '#runtime/ui/error-color.css';
import visuallyHidden from '#runtime/ui/visually-hidden.css';
import { pictureHtml } from '../blocks/service.ts';
import cover from './cover.css';
import { type SliceContext, sliceHtml } from './slice-html.ts';
import slicesStyle from './slices.css';

const STYLE = compactCss(errorColor + visuallyHidden + cover + slicesStyle);

/** A cover, ready for its page. */
export interface ShownCover {
  main: string;
  /** The style sheets of the cover and its slices, which the page's policy must allow. */
  style: string;
  /** The slices as templates know them: each has the platform's number of its type, the owner's settings and its HTML. */
  slices: readonly object[];
}

/** Returns a cover with its background. `title` is the page's heading where no slice is one. */
export async function showCover(
  { slices, layout, background, focalPoint, shade }: Cover,
  title: string,
  context: SliceContext,
): Promise<ShownCover> {
  const titleAt = slices.findIndex(({ type }) => type === 'heading');
  const shown = await Promise.all(
    slices.map((slice, index) => sliceHtml(slice, { index, isTitle: index === titleAt }, context)),
  );
  const heading = titleAt === -1 ? `<h1 class="sq-visually-hidden">${escapeHtml(title)}</h1>` : '';
  const parts = shown.map(({ html }, index) => {
    return html && `<div class="sqs-slice" data-slice-type="${slices[index]?.type}">${html}</div>`;
  });
  const picture = background
    ? `<div class="sq-cover-picture">${pictureHtml(background, context, { isFirst: true, sizes: sizesOf(layout), focalPoint })}</div>`
    : '';
  // In the layout `split` nothing is in front of the picture.
  const shaded = layout === 'split' ? '' : ` sq-cover--${shade}`;
  const look = picture ? ` sq-cover--pictured${shaded}` : '';
  return {
    main: `<div class="sq-cover sq-cover--${layout}${look}">${picture}<div class="sq-cover-slices">${heading}${parts.join('')}</div></div>`,
    style: [STYLE, ...new Set(shown.map(({ style = '' }) => style))].join(''),
    slices: slices.map((slice, index) => ({
      ...slice,
      currentType: SLICE_TYPE[slice.type],
      html: shown[index]?.html ?? '',
    })),
  };
}

function sizesOf(layout: Cover['layout']): string {
  return layout === 'split' ? '(min-width: 48em) 50vw, 100vw' : '100vw';
}
