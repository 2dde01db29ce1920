import type { Preferences } from '#runtime/contracts/preferences.ts';
import { SURVEY_COHORTS, type SurveyCohort } from '#runtime/domain/experiments.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { NumberField } from '../../../parts/NumberField.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';

type Values = Preferences<'experiments'>;
type Experiment = Values['experiments'][number];
type Variant = Experiment['variants'][number];

const STATES = [
  ['DRAFT', commonTexts.draft],
  ['ACTIVE', peopleTexts.running],
  ['PAUSED', peopleTexts.paused],
  ['ENDED', peopleTexts.ended],
] as const;
const LEAST_VARIANTS = 2;

/** Experiments, whose variants templates and scripts read by their ids. */
export function ExperimentFields({ value, change, errors }: Fields<Values>) {
  const { experiments } = value;
  const add = () =>
    change({
      experiments: [
        ...experiments,
        {
          id: `experiment-${experiments.length + 1}`,
          name: '',
          status: 'DRAFT',
          variants: ['a', 'b'].map((id) => ({ id, weight: 50 })),
        },
      ],
    });
  return (
    <>
      {experiments.length === 0 && <p className="c-empty">{peopleTexts.addAnExperimentFirst}</p>}
      {experiments.map((experiment, i) => (
        <ExperimentCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the id is typed here
          key={i}
          experiment={experiment}
          errorOf={(path) => errors[`experiments.${i}.${path}`]}
          onChange={(next) => change({ experiments: experiments.map((other, at) => (at === i ? next : other)) })}
          onRemove={() => change({ experiments: experiments.filter((_, at) => at !== i) })}
        />
      ))}
      {errors.experiments && (
        <p role="alert" className="c-error">
          {errors.experiments}
        </p>
      )}
      <p>
        <button type="button" className="c-button" onClick={add}>
          {peopleTexts.addAnExperiment}
        </button>
      </p>
    </>
  );
}

interface CardProps {
  experiment: Experiment;
  errorOf: (path: string) => string | undefined;
  onChange: (experiment: Experiment) => void;
  onRemove: () => void;
}

function ExperimentCard({ experiment, errorOf, onChange, onRemove }: CardProps) {
  const { id, name, status, variants } = experiment;
  const set = (changes: Partial<Experiment>) => onChange({ ...experiment, ...changes });
  const replace = (index: number, changes: Partial<Variant>) =>
    set({ variants: variants.map((variant, i) => (i === index ? { ...variant, ...changes } : variant)) });
  return (
    <Section
      title={name || peopleTexts.newExperiment}
      actions={
        <button type="button" className="c-button c-button--small" onClick={onRemove}>
          {commonTexts.remove}
          <span className="sq-visually-hidden"> {name || peopleTexts.theNewExperiment}</span>
        </button>
      }
    >
      <div className="c-columns">
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
        />
        <TextField
          label={peopleTexts.id}
          hint={peopleTexts.scriptsOfYourPages}
          value={id}
          onChange={(text) => set({ id: text })}
          error={errorOf('id')}
        />
        <Choice label={commonTexts.state} value={status} onChange={(next) => set({ status: next })} options={STATES} />
      </div>
      {variants.map((variant, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the id is typed here
        <div key={i} className="p-adding">
          <TextField
            label={fill(peopleTexts.variantNumber, { number: i + 1 })}
            value={variant.id}
            onChange={(text) => replace(i, { id: text })}
            error={errorOf(`variants.${i}.id`)}
          />
          <NumberField
            label={peopleTexts.itsShare}
            hint={peopleTexts.sharesCountInRelation}
            value={variant.weight}
            onChange={(weight) => replace(i, { weight })}
            error={errorOf(`variants.${i}.weight`)}
          />
          {variants.length > LEAST_VARIANTS && (
            <button
              type="button"
              className="c-button c-button--small"
              onClick={() => set({ variants: variants.filter((_, other) => other !== i) })}
            >
              {commonTexts.remove}
              <span className="sq-visually-hidden"> {fill(peopleTexts.removedVariant, { number: i + 1 })}</span>
            </button>
          )}
        </div>
      ))}
      {errorOf('variants') && (
        <p role="alert" className="c-error">
          {errorOf('variants')}
        </p>
      )}
      <p>
        <button
          type="button"
          className="c-button c-button--small"
          onClick={() => set({ variants: [...variants, { id: `v${variants.length + 1}`, weight: 50 }] })}
        >
          {peopleTexts.addAVariant}
        </button>
      </p>
      <Cohorts value={experiment.cohorts ?? []} onChange={(cohorts) => onChange(withCohorts(experiment, cohorts))} />
    </Section>
  );
}

function Cohorts({ value, onChange }: { value: readonly SurveyCohort[]; onChange: (cohorts: SurveyCohort[]) => void }) {
  return (
    <fieldset>
      <legend>{peopleTexts.whoTakesPart}</legend>
      <p>{peopleTexts.eachCohortIsAFifth}</p>
      {SURVEY_COHORTS.map((cohort) => (
        <Tick
          key={cohort}
          label={fill(peopleTexts.cohortNumber, { cohort })}
          checked={value.includes(cohort)}
          onChange={(isOn) =>
            onChange(SURVEY_COHORTS.filter((other) => (other === cohort ? isOn : value.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}

function withCohorts({ cohorts: _, ...experiment }: Experiment, cohorts: SurveyCohort[]): Experiment {
  return cohorts.length === 0 ? experiment : { ...experiment, cohorts };
}
