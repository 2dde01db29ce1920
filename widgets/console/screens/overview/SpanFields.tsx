import { STAT_COMPARISONS, type StatComparison } from '#runtime/contracts/enumerations.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { LabelledField } from '#runtime/ui/field/LabelledField.tsx';
import { replaceQuery } from '../../app/router.ts';
import { Choice } from '../../parts/Choice.tsx';
import { type Days, SPANS, type SpanName } from './spans.ts';

interface Props {
  span: SpanName;
  days: Days;
  compare: StatComparison;
  /** Why the days cannot be shown. */
  error: string | undefined;
}

const COMPARISONS = { before: overviewTexts.daysBefore, weekdays: overviewTexts.sameWeekdays };

/** Fields for the days that are shown and those that they are compared with; both stay in the address. */
export function SpanFields({ span, days, compare, error }: Props) {
  const choose = (name: SpanName) =>
    replaceQuery({
      span: name === 'today' ? undefined : name,
      // A choice of one's own begins with the days that were shown.
      from: name === 'own' ? days.from : undefined,
      to: name === 'own' ? days.to : undefined,
    });
  return (
    <>
      <div className="c-filters">
        <Choice<SpanName> label={overviewTexts.show} value={span} onChange={choose} options={SPANS} />
        <Choice<StatComparison>
          label={overviewTexts.compareWith}
          value={compare}
          onChange={(name) => replaceQuery({ compare: name === 'before' ? undefined : name })}
          options={STAT_COMPARISONS.map((name) => [name, COMPARISONS[name]] as const)}
        />
      </div>
      {span === 'own' && (
        <div className="c-filters c-days">
          <DayField label={overviewTexts.firstDay} value={days.from} onChange={(from) => replaceQuery({ from })} />
          <DayField
            label={overviewTexts.lastDay}
            value={days.to}
            onChange={(to) => replaceQuery({ to })}
            error={error}
          />
        </div>
      )}
    </>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  error?: string | undefined;
}

function DayField({ label, value, onChange, error }: DayProps) {
  return (
    <LabelledField label={label} error={error} prefix="c" errorRole="alert">
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          value={value}
          max="9999-12-31"
          onChange={(event) => event.target.value && onChange(event.target.value)}
        />
      )}
    </LabelledField>
  );
}
