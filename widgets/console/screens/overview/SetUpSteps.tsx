import type { SetUpStep } from '#runtime/contracts/opening.ts';
import { setUpTexts } from '#runtime/i18n/en/console/set-up.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../app/Link.tsx';
import { notify } from '../../app/notices.ts';
import { change } from '../../app/query.ts';
import { may } from '../../app/session.ts';
import { ActionButton } from '../../parts/ActionButton.tsx';
import { Section } from '../../parts/Section.tsx';
import { STEP_TITLES } from '../../parts/set-up-steps.ts';

const SET_UP = '/api/owner/set-up';
const STATE_TEXTS = { done: setUpTexts.done, open: setUpTexts.open, skipped: setUpTexts.leftOut } as const;

/** The steps of a new shop, each with its place; the first that is to do stands out. */
export default function SetUpSteps({ steps }: { steps: readonly SetUpStep[] }) {
  const isLeft = ({ state }: SetUpStep) => state === 'open';
  const next = steps.find(isLeft)?.name;
  const done = steps.filter((step) => !isLeft(step)).length;
  return (
    <Section title={shellTexts.setUpYourShop}>
      <p>{fill(setUpTexts.stepsAreDone, { done, all: steps.length })}</p>
      <ol className="c-list c-set-up">
        {steps.map((step) => (
          <li
            key={step.name}
            className={`c-set-up--${step.state}`}
            aria-current={step.name === next ? 'step' : undefined}
          >
            <Step {...step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Step({ name, state, isOptional, reason, screen }: SetUpStep) {
  const title = STEP_TITLES[name];
  const of = <span className="sq-visually-hidden">{fill(setUpTexts.ofStep, { step: title })}</span>;
  return (
    <>
      <span className={state === 'open' ? 'c-badge c-badge--main' : 'c-badge'}>{STATE_TEXTS[state]}</span>
      <div>
        <Link to={screen}>{title}</Link>
        {state !== 'done' && <div className="c-quiet">{reason}</div>}
      </div>
      {isOptional && state !== 'done' && may('settings:write') && (
        <ActionButton isSmall action={() => (state === 'open' ? leaveOut(name, title) : setSkipped(name, false))}>
          {state === 'open' ? setUpTexts.leaveOut : setUpTexts.takeUp}
          {of}
        </ActionButton>
      )}
    </>
  );
}

async function leaveOut(step: SetUpStep['name'], title: string): Promise<void> {
  await setSkipped(step, true);
  notify(fill(setUpTexts.stepIsLeftOut, { step: title }), { undo: () => setSkipped(step, false) });
}

async function setSkipped(step: SetUpStep['name'], isSkipped: boolean): Promise<void> {
  await change({ method: 'PUT', path: `${SET_UP}/skipped`, body: { step, isSkipped } }, [SET_UP]);
}
