import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReviewPicture as Picture } from '#runtime/contracts/review.ts';
import { fetchInSession } from '../../../app/session.ts';

/** A picture of a review. The shop shows it to people who work on the site alone, so that it is fetched as a file. */
export function ReviewPicture({ picture, authorName }: { picture: Picture; authorName: string }) {
  const { url, width, height } = picture;
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
  if (file.isError) return <span className="c-quiet">A picture cannot be shown.</span>;
  if (!shown) return <span className="c-quiet">Loading…</span>;
  return <img src={shown} width={width} height={height} alt={`Sent by ${authorName}`} />;
}
