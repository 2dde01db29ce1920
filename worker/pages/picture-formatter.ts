import { type Context, Formatter, type Node, type Variable } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { imageAttributes, imageErrors, parseOriginalSize } from '#runtime/domain/image.ts';

/** The settings that a template may give, `name=value`. */
const SETTINGS = ['sizes', 'priority', 'class', 'alt'] as const;
type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;

/**
 * Writes the `img` of a picture of the shop: `{image|picture;sizes=(min-width: 50em) 33vw, 100vw;priority=high;class=wide}`.
 * The browser chooses among the widths that the shop serves by `sizes`, which is '100vw' by default. `priority=high` is for
 * the picture that the visitor sees first; all others are fetched when they are near. `alt=` says that it only decorates.
 */
export class PictureFormatter extends Formatter {
  apply(args: string[], [variable]: Variable[], context: Context): void {
    if (!variable) return;
    const image: Node = variable.node;
    const settings = readSettings(args);
    const unknown = args.filter((arg) => !SETTINGS.some((name) => arg.startsWith(`${name}=`)));
    variable.set(image.isMissing() || image.value === null ? '' : pictureHtml(image, settings));
    for (const arg of unknown) context.error({ type: 'engine', message: `The picture has no setting '${arg}'.` });
  }
}

function readSettings(args: readonly string[]): Settings {
  const entries = args.map((arg) => {
    const equals = arg.indexOf('=');
    return [arg.slice(0, equals).trim(), arg.slice(equals + 1).trim()];
  });
  return Object.fromEntries(entries);
}

/** Throws a TypeError or RangeError where the picture or the settings are wrong; the formatter's guard reports it. */
function pictureHtml(image: Node, settings: Settings): string {
  const text = (...path: string[]) => {
    const node = image.path(path);
    return node.isMissing() ? '' : node.asString();
  };
  const { width, height } = parseOriginalSize(text('originalSize'));
  const variants = text('systemDataVariants');
  const props = {
    src: text('assetUrl'),
    width,
    height,
    alt: settings.alt ?? (text('altText') || text('title')),
    priority: settings.priority,
    loader: 'sqs',
    // The original is among the engine's widths where it is as wide as one of them.
    widths: variants
      ? variants
          .split(',')
          .map((variant) => Number.parseInt(variant, 10))
          .filter((variantWidth) => variantWidth < width)
      : [],
    sizes: settings.sizes ?? '100vw',
  };
  const problem = imageErrors(props)[0];
  if (problem) throw new TypeError(problem);
  const color = text('colorData', 'centerAverage');
  return tag({
    class: settings.class,
    // What scripts of themes read of the engine's pictures.
    'data-image': text('assetUrl'),
    'data-image-id': text('id') || undefined,
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': `${text('mediaFocalPoint', 'x') || 0.5},${text('mediaFocalPoint', 'y') || 0.5}`,
    'data-color-center': color ? `#${color}` : undefined,
    ...imageAttributes(props as Parameters<typeof imageAttributes>[0]),
  });
}

function tag(attributes: Readonly<Record<string, string | number | undefined>>): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<img ${written.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}>`;
}
