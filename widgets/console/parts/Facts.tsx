import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Names with their values; one without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts about an object, by their names. */
export function Facts({ facts }: Props) {
  return (
    <dl className="c-facts">
      {facts.map(([name, value]) =>
        value === undefined || value === null || value === '' || value === false ? null : (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
