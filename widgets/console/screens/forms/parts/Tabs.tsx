import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';

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
  const press = (event: KeyboardEvent) => {
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onShow(tab[0]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
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

function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
