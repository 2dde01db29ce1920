import { IMAGE_VARIANTS } from '#runtime/contracts/block-variants.ts';
import { ImageBlock } from '#runtime/contracts/page-blocks.ts';
import { blockContent, lines, linkTo, paragraphs } from '../block-html.ts';
import { blockKind } from '../block-kind.ts';
import style from './image.css';
import { pictureHtml } from './picture-html.ts';

const HALF = '(min-width: 48em) 50vw, 100vw';
const SIZES: Readonly<Record<ImageBlock['design'], string>> = {
  inline: '100vw',
  poster: '100vw',
  card: HALF,
  overlap: HALF,
  collage: HALF,
  stack: '100vw',
};

/** A picture with words in one of the platform's designs. */
export const image = blockKind({
  type: 'image',
  contract: ImageBlock,
  style,
  variant: ({ design }) => IMAGE_VARIANTS[design],
  render(settings, { context }) {
    const { design, imagePosition, link } = settings;
    const picture = pictureHtml(settings.image, context, { sizes: SIZES[design], isFirst: settings.isFirst });
    const pressed =
      link && !settings.buttonText ? `<a class="sqs-block-image-link" ${linkTo(link)}>${picture}</a>` : picture;
    const classes = `sqs-block-image-figure image-block-outer-wrapper image-block-v2 design-layout-${design} image-position-${imagePosition}`;
    return blockContent(
      `<figure class="${classes}"><div class="intrinsic"><div class="image-block-wrapper">${pressed}</div></div>${caption(settings)}</figure>`,
    );
  },
});

function caption({ design, title, subtitle, link, buttonText }: ImageBlock): string {
  const text = [title, subtitle].filter(Boolean).join('\n\n');
  if (design === 'inline') {
    if (!text) return '';
    return `<figcaption class="image-caption-wrapper"><div class="image-caption">${paragraphs(text)}</div></figcaption>`;
  }
  const button =
    link && buttonText
      ? wrapped(
          'button',
          `<a class="image-button-inner sqs-block-button-element" ${linkTo(link)}><bdi>${lines(buttonText)}</bdi></a>`,
        )
      : '';
  const content = `${title && wrapped('title', paragraphs(title))}${subtitle && wrapped('subtitle', paragraphs(subtitle))}${button}`;
  return (
    content &&
    `<figcaption class="image-card-wrapper"><div class="image-card sqs-dynamic-text-container">${content}</div></figcaption>`
  );
}

function wrapped(name: 'title' | 'subtitle' | 'button', html: string): string {
  return `<div class="image-${name}-wrapper"><div class="image-${name} sqs-dynamic-text">${html}</div></div>`;
}
