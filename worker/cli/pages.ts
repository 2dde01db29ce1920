interface Paged {
  nextPageCursor?: string | null;
}

/** Reads a list page by page; `read` gets the cursor of each, undefined for the first. */
export async function* pagesOf<Page extends Paged>(
  read: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page;
    cursor = page.nextPageCursor ?? undefined;
  } while (cursor !== undefined);
}

/** Reads all pages of a list. */
export async function allPages<Page extends Paged>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of pagesOf(read)) pages.push(page);
  return pages;
}
