/**
 * Puts the form for a number in the place of each choice in a text: `{n|pl|one=# plik|few=# pliki|…}` becomes the form for
 * the plural category of `n` in that language (`Intl.PluralRules`), where `#` is the number. A form for an exact number,
 * `1=…`, goes before those of categories, and `other` serves categories that have no form.
 */
export function counted(text: string, n: string | number): string {
  return text.replace(/\{\w+\|(\w+)(.*?)\}/g, (whole, language: string, forms: string) => {
    const form = (key: unknown) => forms.split(`|${key}=`)[1]?.split('|')[0];
    return (form(n) ?? form(new Intl.PluralRules(language).select(+n)) ?? form('other') ?? whole).replaceAll(
      '#',
      `${n}`,
    );
  });
}
