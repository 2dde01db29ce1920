import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react';
import { type ImageProps, imageAttributes, imageErrors, imageWarning } from '../../domain/image.ts';
import { report } from '../../report.ts';

interface Props extends ImageProps {
  class?: string | undefined;
  style?: CSSProperties | undefined;
  /** CSS `object-position`, by which it is cropped. */
  position?: string | undefined;
  /** Runs once the picture is there, also where the browser had it already. */
  onLoadingComplete?: ((image: HTMLImageElement) => void) | undefined;
  /** Further attributes of the `img`. */
  passthrough?: (ComponentProps<'img'> & { part?: string }) | undefined;
}

/** A picture that holds its place while it loads. One whose props are wrong shows nothing, and is reported. */
export function Image({ class: className, style, position, onLoadingComplete, passthrough, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const problem = imageErrors(props)[0];
  const warning = imageWarning(props);

  useEffect(() => {
    if (problem) report(new TypeError(problem), 'image');
    else if (warning) console.warn(warning);
  }, [problem, warning]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address loads anew
  useEffect(() => {
    const { current } = image;
    if (!current || !onLoadingComplete) return;
    if (current.complete && current.naturalWidth > 0) {
      onLoadingComplete(current);
      return;
    }
    const life = new AbortController();
    current.addEventListener('load', () => onLoadingComplete(current), { once: true, signal: life.signal });
    return () => life.abort();
  }, [props.src, onLoadingComplete]);

  if (problem) return null;
  const { srcset, fetchpriority, src, alt, ...attributes } = imageAttributes(props);
  // `src` comes last: Safari fetches it before it knows of the others.
  return (
    <img
      {...passthrough}
      {...(attributes as ComponentProps<'img'>)}
      ref={image}
      className={className}
      style={{ objectPosition: position, ...style }}
      srcSet={srcset as string}
      fetchPriority={fetchpriority as 'high'}
      src={src as string}
      alt={alt as string}
    />
  );
}
