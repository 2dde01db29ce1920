import { Page } from './demo-shop.ts';

/** Returns all texts of a page that visitors read or hear before any script runs. */
export async function textsOn(page: Page): Promise<string[]> {
  const body = page.html
    .replace(/<(script|style|template|code)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<head[\s\S]*?<\/head>/, '');
  const named = await new Page(body).all('[aria-label], [alt], [placeholder], [title], input[value]');
  const attributes = named.flatMap((element) => [
    element['aria-label'],
    element.alt,
    element.placeholder,
    element.title,
  ]);
  const titles = await page.all('title');
  return [...body.split(/<[^>]*>/), ...attributes, ...titles.map((title) => title[''])].filter(
    (text) => text !== undefined,
  );
}
