import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';

interface Props {
  /** A list that is read page by page. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Fetches the next page of a list. */
export function MoreButton({ of }: Props) {
  if (!of.hasNextPage) return null;
  return (
    <p className="c-more">
      <button
        type="button"
        className="c-button"
        aria-disabled={of.isFetchingNextPage}
        onClick={() => !of.isFetchingNextPage && void of.fetchNextPage()}
      >
        {of.isFetchingNextPage ? commonTexts.loading : partsTexts.showMore}
      </button>
    </p>
  );
}
