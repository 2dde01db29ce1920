import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../app/Link.tsx';

interface Props {
  title: string;
  /** The screen above this one. */
  back?: { to: string; text: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its title, which is the page's title too. */
export function Page({ title, back, actions, children }: Props) {
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
