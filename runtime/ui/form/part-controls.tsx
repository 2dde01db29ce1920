import { type ClipboardEvent, useState } from 'react';
import type { FormField } from '../../contracts/form.ts';
import { inputAttributes } from '../../domain/form/autofill.ts';
import type { MultiPartType } from '../../domain/form/field.ts';
import type { ControlProps } from './form-model.ts';
import { inputsOf, layoutOf, type PartInput } from './layout.ts';
import { spreadDate } from './spread-date.ts';
import { spreadDigits } from './spread-digits.ts';

/** Name, address, date, time and phone: one input per part, in the order of the site's country. */
export function PartControls(props: ControlProps<string[]>) {
  const { value, onChange, texts, formats } = props;
  const field = props.field as FormField & { type: MultiPartType };
  const rows = layoutOf(field, formats, texts);
  const inputs = inputsOf(rows);
  const chosen = withDefaults(inputs, value, props);
  const setPart = (index: number, text: string) => onChange(chosen.map((old, place) => (place === index ? text : old)));

  const paste = (input: PartInput) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const following = inputs.slice(inputs.indexOf(input));
    const spread = field.type === 'phone' ? spreadDigits(text, following) : spreadDate(text, inputs);
    if (!spread) return;
    event.preventDefault();
    onChange(chosen.map((text, index) => spread.get(index) ?? text));
  };

  return rows.map((row) => (
    <div className="field-row" key={inputsOf([row])[0]?.part}>
      {row.map((piece, place) =>
        typeof piece === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layout never changes its order
          <span className="separator" aria-hidden="true" key={place}>
            {piece}
          </span>
        ) : (
          <div className={`field ${piece.className}`} key={piece.part}>
            <label className="caption" htmlFor={`${props.attributes.id}-${piece.part}`}>
              <PartInputControl
                {...props}
                piece={piece}
                text={chosen[piece.index] ?? ''}
                setText={(text) => setPart(piece.index, text)}
                onPaste={isPasted(field.type, piece) ? paste(piece) : undefined}
              />
              <span className="caption-text">{piece.label}</span>
            </label>
          </div>
        ),
      )}
    </div>
  ));
}

/** Whether a part takes pasted text that belongs to the whole field. */
function isPasted(type: MultiPartType, { length }: PartInput): boolean {
  return type === 'date' || (type === 'phone' && length > 0);
}

interface PartInputControlProps extends ControlProps<string[]> {
  piece: PartInput;
  text: string;
  setText(text: string): void;
  onPaste: ((event: ClipboardEvent<HTMLInputElement>) => void) | undefined;
}

function PartInputControl(props: PartInputControlProps) {
  const { field, piece, text, setText, onPaste, formats, texts, attributes: tied } = props;
  const shared = {
    ...tied,
    className: 'field-element field-control',
    id: `${tied.id}-${piece.part}`,
    name: `${field.id}-${piece.part}`,
  };
  const { countries = [] } = formats;
  if (piece.part === 'Country' && countries.length > 0) return <CountrySelect {...props} shared={shared} />;
  if (piece.part === 'Ampm') {
    return (
      <select {...shared} value={text.toUpperCase()} onChange={(event) => setText(event.target.value)}>
        <option value="AM">{texts.am}</option>
        <option value="PM">{texts.pm}</option>
      </select>
    );
  }
  const attributes = inputAttributes(field, piece.part, piece.isWhole);
  return (
    <input
      {...shared}
      {...attributes}
      maxLength={piece.length || attributes.maxLength}
      placeholder={piece.placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPaste={onPaste}
    />
  );
}

/**
 * The select of countries. An address lists them by name, a phone number by calling code, which several countries may
 * share.
 */
function CountrySelect(props: PartInputControlProps & { shared: object }) {
  const { field, text, setText, formats, texts, shared } = props;
  const { countries = [], initialPhoneFormat } = formats;
  const isPhone = field.type === 'phone';
  const [picked, setPicked] = useState(initialPhoneFormat?.country);
  const ofText = countries.filter(({ name, phoneCode }) => text === (isPhone ? phoneCode : name));
  const current = ofText.find(({ code }) => code === picked) ?? ofText[0];

  const pick = (code: string) => {
    setPicked(code);
    const country = countries.find((entry) => entry.code === code);
    setText((isPhone ? country?.phoneCode : country?.name) ?? '');
  };
  return (
    <select
      {...shared}
      {...inputAttributes(field, 'Country')}
      value={current?.code ?? ''}
      onChange={(event) => pick(event.target.value)}
    >
      {!(isPhone && current) && <option value="">{texts.selectAnOption}</option>}
      {countries.map(({ name, code, phoneCode }) => (
        <option key={code} value={code}>
          {isPhone ? `${name} (${phoneCode})` : name}
        </option>
      ))}
    </select>
  );
}

/** Adds the preselected AM and calling code of the site's country; a field with only these counts as empty. */
function withDefaults(
  inputs: readonly PartInput[],
  value: readonly string[],
  { field, formats }: ControlProps<string[]>,
) {
  const { countries = [], initialPhoneFormat } = formats;
  const own = countries.find(({ code }) => code === initialPhoneFormat?.country)?.phoneCode;
  const defaults: Readonly<Record<string, string | undefined>> = {
    Ampm: 'AM',
    ...(field.type === 'phone' && { Country: own }),
  };
  const chosen = [...value];
  for (const { part, index } of inputs) chosen[index] ||= defaults[part] ?? '';
  return chosen;
}
