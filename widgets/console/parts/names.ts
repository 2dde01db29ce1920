import { actionActs, actionThings, fieldNames, recordNames, valueNames } from '#runtime/i18n/en/console/names.ts';

/** Writes the name of an action for people: 'contributor.signed-out' is "Team member signed out everywhere". */
export function actionName(action: string): string {
  const [thing = '', act = ''] = action.split('.');
  const [about, done] = [textOf(actionThings, thing), textOf(actionActs, act)];
  return about && done ? about + done : sentence(action.replaceAll(/[.-]/g, ' '));
}

/** Writes the name of a kind of record: "Mailing list" for `mailingList`. */
export function recordName(type: string): string {
  return textOf(recordNames, type) ?? sentence(type);
}

/** Writes the name of a field for people: 'variants.priceCents' is "Variants: price". The first of a list is 1. */
export function fieldName(path: string): string {
  return path
    .split('.')
    .map((part) => {
      if (/^\d+$/.test(part)) return Number(part) + 1;
      const name = part.replace(/Cents$/, '');
      return textOf(fieldNames, name) ?? sentence(name);
    })
    .join(': ');
}

/** Writes a value of a closed list for people, and any other as it is. */
export function valueName(value: string): string {
  return textOf(valueNames, value) ?? value;
}

function textOf(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

/** Writes a name of programs that has no text as words: 'moneyBack' is "Money back". */
function sentence(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
