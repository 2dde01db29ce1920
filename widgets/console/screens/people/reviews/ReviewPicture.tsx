import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from '#runtime/api/calls.ts';
import type { ReviewPicture as Picture } from '#runtime/contracts/review.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fetchInSession } from '../../../app/session.ts';

/** A picture of a review. The shop shows it to people who work on the site alone, so that it is fetched as a file. */
export function ReviewPicture({ picture, authorName }: { picture: Picture; authorName: string }) {
  const { width, height } = picture;
  // The shop writes the addresses of pictures for its owner.
  const url = picture.url as Address<'/api/owner/reviews/:reviewId/pictures/:pictureId'>;
  const file = useQuery({
    queryKey: [url, 'file'],
    queryFn: ({ signal }) => fetchInSession({ path: url, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const blob = file.data?.blob;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const address = URL.createObjectURL(blob);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  if (file.isError) return <span className="c-quiet">{peopleTexts.pictureCannotBeShown}</span>;
  if (!shown) return <span className="c-quiet">{commonTexts.loading}</span>;
  return <img src={shown} width={width} height={height} alt={fill(peopleTexts.sentByAuthorName, { authorName })} />;
}
