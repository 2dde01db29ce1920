import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { onKeys } from '../../../parts/keys.ts';

interface Props<Name extends string> {
  label: string;
  /** The names of the tabs and their titles, in their order. */
  tabs: readonly (readonly [name: Name, title: string])[];
  shown: Name;
  onShow: (name: Name) => void;
  /** The tabs on which something must be put right. */
  marked?: ReadonlySet<Name>;
  /** What the shown tab holds. */
  children: ReactNode;
}

/** Tabs by the pattern of WAI-ARIA: the arrow keys, Home and End go from one to another. */
export function Tabs<Name extends string>({ label, tabs, shown, onShow, marked, children }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(([name]) => name === shown);
  // Narrow screens show only some of the tabs at once.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const go = (next: number) => {
    const place = (next + tabs.length) % tabs.length;
    const [name] = tabs[place] ?? [];
    if (name === undefined) return;
    onShow(name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  const press = onKeys({ right: () => go(at + 1), left: () => go(at - 1), home: () => go(0), end: () => go(-1) });
  return (
    <>
      <div className="c-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map(([name, title]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {title}
            {marked?.has(name) && (
              <>
                <span className="c-error" aria-hidden="true">
                  {' '}
                  ●
                </span>
                <span className="sq-visually-hidden"> {formsTexts.hasErrors}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div className="c-stack" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
