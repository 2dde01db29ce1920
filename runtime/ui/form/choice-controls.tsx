import { LIKERT_SCALE } from '../../domain/form/field.ts';
import type { ControlProps } from './form-model.ts';

export function CheckboxControl({ field, value, onChange, attributes }: ControlProps<string[]>) {
  const { options = [] } = field;
  const { id, ...tied } = attributes;
  const toggle = (option: string, isChecked: boolean) =>
    onChange(options.filter((candidate) => (candidate === option ? isChecked : value.includes(candidate))));
  return options.map((option) => (
    <div className="option" key={option}>
      <label>
        <input
          {...tied}
          type="checkbox"
          name={id}
          value={option}
          checked={value.includes(option)}
          onChange={(event) => toggle(option, event.target.checked)}
        />
        <span>{option}</span>
      </label>
    </div>
  ));
}

export function RadioControl({ field, value, onChange, attributes }: ControlProps<string>) {
  return field.options?.map((option) => (
    <div className="option" key={option}>
      <label>
        <input
          type="radio"
          name={attributes.id}
          value={option}
          checked={value === option}
          onChange={() => onChange(option)}
          aria-describedby={attributes['aria-describedby']}
        />
        <span>{option}</span>
      </label>
    </div>
  ));
}

export function SelectControl({ field, value, onChange, texts, attributes }: ControlProps<string>) {
  return (
    <select
      {...attributes}
      className="field-element"
      name={field.id}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{texts.selectAnOption}</option>
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** One row per question, each with the five answers from Strongly Disagree to Strongly Agree. */
export function LikertControl({ field, value, onChange, texts, attributes }: ControlProps<Record<string, string[]>>) {
  const labels = [texts.stronglyDisagree, texts.disagree, texts.neutral, texts.agree, texts.stronglyAgree];
  return field.options?.map((question, index) => (
    <fieldset className="item" key={question}>
      <legend className="question">{question}</legend>
      <div className="answers">
        {LIKERT_SCALE.map((answer, place) => (
          <div className="option" key={answer}>
            <label>
              <input
                type="radio"
                name={`${attributes.id}-${index}`}
                value={answer}
                checked={value[question]?.[0] === answer}
                onChange={() => onChange({ ...value, [question]: [answer] })}
              />
              <span>{labels[place]}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  ));
}
