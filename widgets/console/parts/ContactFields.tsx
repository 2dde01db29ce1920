import type { ProductContact } from '#runtime/contracts/product-law.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const NOBODY: ProductContact = { name: '', postalAddress: '', electronicAddress: '' };

interface Props {
  title: string;
  hint?: string | undefined;
  /** Null for nobody. */
  value: ProductContact | null;
  /** Who it is where nobody is named. */
  usual?: ProductContact | null | undefined;
  /** Texts by the path of their field. */
  errors: Readonly<Record<string, string>>;
  /** How the paths begin: `safety.manufacturer`. */
  path: string;
  onChange: (value: ProductContact | null) => void;
}

/** Somebody who answers for a product; whoever stands for all products shows where the fields are empty. */
export function ContactFields({ title, hint, value, usual, errors, path, onChange }: Props) {
  const contact = value ?? NOBODY;
  const set = (changes: Partial<ProductContact>) => {
    const next = { ...contact, ...changes };
    onChange(Object.values(next).every((text) => text.trim() === '') ? null : next);
  };
  const field = (name: keyof ProductContact, label: string) => ({
    label: fill(partsTexts.contactField, { title, label }),
    value: contact[name],
    placeholder: value === null ? usual?.[name] : undefined,
    error: errors[`${path}.${name}`],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: each label names the group, so it needs no legend
    <div className="c-stack" role="group" aria-label={title}>
      {hint && <p className="c-hint">{hint}</p>}
      <div className="c-columns">
        <TextField maxLength={200} {...field('name', partsTexts.contactName)} />
        <TextField
          maxLength={500}
          hint={partsTexts.contactElectronicHint}
          {...field('electronicAddress', partsTexts.contactElectronic)}
        />
        <TextArea rows={3} maxLength={500} {...field('postalAddress', partsTexts.contactPostal)} />
      </div>
    </div>
  );
}

/** Returns what is missing of somebody who is named, by the paths of the fields. */
export function contactErrors(value: ProductContact | null, path: string): Record<string, string> {
  if (value === null) return {};
  const empty = Object.entries(value).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [`${path}.${name}`, partsTexts.contactIncomplete]));
}
