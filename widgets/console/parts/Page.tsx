import { type ReactNode, useEffect, useRef } from 'react';
import type { SetUp } from '#runtime/contracts/opening.ts';
import { shellTexts } from '#runtime/i18n/en/console/shell.ts';
import { Link } from '../app/Link.tsx';
import { queries } from '../app/query.ts';
import { $place } from '../app/router.ts';

interface Props {
  title: string;
  /** The screen above this one. */
  back?: { to: string; text: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its title, which is the page's title too. */
export function Page({ title, back = wayToSetUp(), actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A screen that was just opened has the focus; screen readers read its title.
    if (document.activeElement?.id === 'content') heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${title} · ${document.body.dataset.title}`;
  }, [title]);
  return (
    <>
      <div className="c-page-head">
        <div>
          {back && (
            <Link className="c-back" to={back.to}>
              ← {back.text}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
        {actions && <div className="c-row">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** While a new shop is set up, leads from a step's own screen back to the list of steps that it was opened from. */
function wayToSetUp(): Props['back'] {
  const known = queries.getQueryData<{ body: SetUp }>(['/api/owner/set-up'])?.body;
  const isStep = known?.steps.some(({ screen }) => screen === $place.get().path);
  return isStep && !known?.isFinished ? { to: '', text: shellTexts.setUpYourShop } : undefined;
}
