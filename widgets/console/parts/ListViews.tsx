import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { VIEW_NAME_MAX_LENGTH, type VIEWED_LISTS } from '#runtime/contracts/list-orders.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../app/Link.tsx';
import { notify } from '../app/notices.ts';
import { errorText, useAnswer } from '../app/query.ts';
import { $place } from '../app/router.ts';
import type { Column } from './column.ts';
import { Loaded } from './Loaded.tsx';
import { deleteView, keepView, LIST_VIEWS, type ListView } from './list-views.ts';
import { TextField } from './TextField.tsx';
import { Tick } from './Tick.tsx';

interface Props<Row> {
  /** The list, which is the path of its screen too. */
  list: (typeof VIEWED_LISTS)[number];
  columns: readonly Column<Row>[];
  isShown: (id: string) => boolean;
  show: (id: string, isShown: boolean) => void;
}

/** The views of a list that a person keeps under names, and which columns it has. */
export function ListViews<Row>({ list, columns, isShown, show }: Props<Row>) {
  const query = useStore($place).query.toString();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const reading = useAnswer(isOpen ? LIST_VIEWS : undefined);
  const views = reading.data?.views.filter((view) => view.list === list) ?? [];
  const keep = async () => {
    if (isBusy) return;
    const wanted = name.trim();
    if (wanted === '') return setError(partsTexts.nameTheView);
    setBusy(true);
    try {
      const before = views.find((view) => view.name === wanted);
      const view = { list, name: wanted, query };
      await keepView(view);
      setName('');
      setError('');
      notify(fill(partsTexts.viewIsKept, { name: wanted }), {
        undo: () => (before ? keepView(before) : deleteView(view)),
      });
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="c-views" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{partsTexts.viewsAndColumns}</summary>
      {isOpen && (
        <div className="c-stack">
          <Loaded of={reading}>
            {() => (
              <ul className="c-stack c-view-list">
                {views.length === 0 && <li className="c-quiet">{partsTexts.noViewsYet}</li>}
                {views.map((view) => (
                  <ViewLine key={view.name} view={view} isShown={view.query === query} />
                ))}
              </ul>
            )}
          </Loaded>
          <form
            className="c-row"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void keep();
            }}
          >
            <TextField
              label={partsTexts.nameOfTheView}
              value={name}
              maxLength={VIEW_NAME_MAX_LENGTH}
              hint={partsTexts.viewHint}
              error={error}
              onChange={(text) => {
                setName(text);
                setError('');
              }}
            />
            <button type="submit" className="c-button" aria-disabled={isBusy}>
              {partsTexts.keepTheView}
            </button>
          </form>
          <fieldset className="c-row">
            <legend>{partsTexts.columns}</legend>
            {columns.map(
              ({ id, title, isTitle }) =>
                !isTitle && (
                  <Tick
                    key={id}
                    label={fill(partsTexts.showColumn, { title })}
                    checked={isShown(id)}
                    onChange={(isTicked) => show(id, isTicked)}
                  />
                ),
            )}
          </fieldset>
        </div>
      )}
    </details>
  );
}

function ViewLine({ view, isShown }: { view: ListView; isShown: boolean }) {
  const { list, name, query } = view;
  const remove = () =>
    deleteView(view).then(
      () => notify(fill(partsTexts.viewIsDeleted, { name }), { undo: () => keepView(view) }),
      (failure: unknown) => notify(errorText(failure), { kind: 'failed' }),
    );
  return (
    <li className="c-row">
      <Link to={query ? `${list}?${query}` : list} aria-current={isShown ? 'true' : undefined}>
        {name}
      </Link>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(partsTexts.deleteTheView, { name })}
        onClick={() => void remove()}
      >
        {commonTexts.delete}
      </button>
    </li>
  );
}
