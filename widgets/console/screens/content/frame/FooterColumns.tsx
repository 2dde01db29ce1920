import type { SiteHeaderFooter } from '#runtime/contracts/navigation.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextField } from '../../../parts/TextField.tsx';
import { useAddedFocus } from '../../../parts/use-added-focus.ts';
import { linkError } from '../shared/link-error.ts';

type Columns = SiteHeaderFooter['footer']['columns'];
type Column = Columns[number];
type FooterLink = Column['links'][number];

const MOST_COLUMNS = 6;
const MOST_LINKS = 30;

interface Props {
  columns: Columns;
  onChange: (columns: Columns) => void;
  errors: Readonly<Record<string, string>>;
}

/** The columns of links in the footer. */
export function FooterColumns({ columns, onChange, errors }: Props) {
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const add = () => {
    noteAdded();
    onChange([...columns, { title: '', links: [{ title: '', url: '' }] }]);
  };
  return (
    <>
      <div className="c-stack" ref={place}>
        {columns.map((column, i) => (
          <FooterColumn
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            key={i}
            at={i}
            column={column}
            onChange={(changed) => onChange(replaced(columns, i, changed))}
            onRemove={() => onChange(columns.filter((_, at) => at !== i))}
            errors={errors}
          />
        ))}
      </div>
      {columns.length < MOST_COLUMNS && (
        <p>
          <button type="button" className="c-button" onClick={add}>
            {contentTexts.addAColumn}
          </button>
        </p>
      )}
    </>
  );
}

interface ColumnProps {
  at: number;
  column: Column;
  onChange: (column: Column) => void;
  onRemove: () => void;
  errors: Readonly<Record<string, string>>;
}

function FooterColumn({ at, column, onChange, onRemove, errors }: ColumnProps) {
  const { title, links } = column;
  const { place, noteAdded } = useAddedFocus<HTMLDivElement>();
  const addLink = () => {
    noteAdded();
    onChange({ ...column, links: [...links, { title: '', url: '' }] });
  };
  const setLink = (i: number, link: FooterLink) => onChange({ ...column, links: replaced(links, i, link) });
  return (
    <fieldset>
      <legend>{fill(contentTexts.columnNumber, { number: at + 1 })}</legend>
      <div className="c-stack">
        <TextField
          label={commonTexts.title}
          value={title}
          maxLength={300}
          onChange={(text) => onChange({ ...column, title: text })}
          hint={contentTexts.leaveItEmpty}
          error={errors[`footer.columns.${at}.title`]}
        />
        <div className="c-stack" ref={place}>
          {links.map((link, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place alone
            <div key={i} className="ct-line ct-line--start">
              <TextField
                label={fill(contentTexts.textOfLink, { number: i + 1 })}
                value={link.title}
                maxLength={200}
                onChange={(text) => setLink(i, { ...link, title: text })}
                error={errors[`footer.columns.${at}.links.${i}.title`]}
              />
              <TextField
                label={fill(contentTexts.addressOfLink, { number: i + 1 })}
                value={link.url}
                onChange={(url) => setLink(i, { ...link, url })}
                error={
                  (link.url === '' ? undefined : linkError(link.url)) ?? errors[`footer.columns.${at}.links.${i}.url`]
                }
              />
              <button
                type="button"
                className="c-button"
                onClick={() => onChange({ ...column, links: links.filter((_, place) => place !== i) })}
              >
                {commonTexts.remove}{' '}
                <span className="sq-visually-hidden">{fill(contentTexts.linkNumber, { number: i + 1 })}</span>
              </button>
            </div>
          ))}
        </div>
        <div className="c-row">
          {links.length < MOST_LINKS && (
            <button type="button" className="c-button" onClick={addLink}>
              {contentTexts.addALink}
            </button>
          )}
          <button type="button" className="c-button" onClick={onRemove}>
            {contentTexts.removeThisColumn}
          </button>
        </div>
      </div>
    </fieldset>
  );
}

function replaced<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.map((each, i) => (i === at ? entry : each));
}
