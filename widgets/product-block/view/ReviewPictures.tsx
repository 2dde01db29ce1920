import { useEffect, useRef } from 'react';
import { boot } from '#runtime/boot.ts';
import type { ReviewPicture } from '#runtime/contracts/review.ts';
import { widthsSrcset } from '#runtime/domain/picture-widths.ts';
import { reviews as english, productView } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { Image } from '#runtime/ui/image/Image.tsx';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';

const loadEnlarge = lazy(() => import('#runtime/ui/gallery/enlarge.ts'));

/** The pictures of a review as thumbnails, which open in a lightbox. */
export function ReviewPictures({ pictures, authorName }: { pictures: readonly ReviewPicture[]; authorName: string }) {
  const closeLarge = useRef<() => void>(undefined);
  useEffect(() => () => closeLarge.current?.(), []);

  if (pictures.length === 0) return null;
  const { reviewPicture } = localised('reviews', english);
  const shown = pictures.map((picture, index) => {
    const { width, widths = [] } = picture;
    const url = new URL(picture.url, boot().base).href;
    return {
      ...picture,
      id: picture.url,
      url,
      srcset: widths.length > 0 ? widthsSrcset(url, widths, width) : undefined,
      alt: fill(reviewPicture, { n: index + 1, count: pictures.length, name: authorName }),
    };
  });

  async function enlarge(index: number, returnFocus: HTMLElement) {
    try {
      const { enlargePictures } = await loadEnlarge();
      const view = localised('productView', productView);
      const texts = { ...view, place: view.productOf };
      if (returnFocus.isConnected) closeLarge.current = enlargePictures(shown, { index, returnFocus, texts });
    } catch (error) {
      report(error, 'reviews');
      void showAlert(explainLoadFailure(error), { returnFocus });
    }
  }

  return (
    <ul part="review-pictures">
      {shown.map(({ id, url, alt, width, height, widths }, index) => (
        <li key={id}>
          <button
            part="review-picture"
            type="button"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => enlarge(index, currentTarget)}
          >
            <Image src={url} alt={alt} {...{ width, height, widths }} loader="sqs" sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
