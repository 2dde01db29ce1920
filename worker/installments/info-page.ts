import { html } from 'hono/html';
import { type InstallmentLocale, installmentProvider } from '#runtime/domain/installments.ts';
import { installmentsInfo as english } from '#runtime/i18n/en/installments.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { installmentsInfo as french } from '#runtime/i18n/fr/installments.ts';

/** Renders the page about instalments, for shops without a page of their provider. */
export async function infoPage(locale: InstallmentLocale): Promise<string> {
  const provider = installmentProvider(locale);
  const texts = locale === 'fr_CA' ? french : english;
  const text = (name: keyof typeof english) => fill(texts[name], { provider });
  return String(
    await html`<!doctype html>
<html lang="${locale.replace('_', '-')}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${text('title')}</title>
  </head>
  <body>
    <h1>${text('title')}</h1>
    <p>${text('intro')}</p>
    <ol>
      <li>${text('choose')}</li>
      <li>${text('first')}</li>
      <li>${text('rest')}</li>
    </ol>
    <p><small>${text('terms')}</small></p>
  </body>
</html>
`,
  );
}
