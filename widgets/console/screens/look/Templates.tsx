import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { TemplateSummary } from '#runtime/contracts/templates.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { Link } from '../../app/Link.tsx';
import { useAnswer } from '../../app/query.ts';
import { $place, replaceQuery } from '../../app/router.ts';
import { may } from '../../app/session.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { dateTime, fileSize } from '../../parts/formats.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { NewTemplate } from './NewTemplate.tsx';
import { readTemplateDrafts, TEMPLATES, templateScreen } from './template-drafts.ts';

const COLUMNS: readonly Column<TemplateSummary>[] = [
  {
    id: 'name',
    title: commonTexts.name,
    isTitle: true,
    value: ({ name }) => name,
    cell: ({ name }) => <Link to={templateScreen(name)}>{name}</Link>,
  },
  {
    id: 'size',
    title: commonTexts.size,
    isNumber: true,
    value: ({ bytes }) => bytes,
    cell: ({ bytes }) => fileSize(bytes),
  },
  {
    id: 'changed',
    title: commonTexts.changed,
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => dateTime(updatedAt),
  },
];

/** The templates that the shop's pages are made of. */
export default function Templates() {
  const reading = useAnswer(TEMPLATES);
  const wanted = useStore($place).query.get('q') ?? '';
  const [drafts] = useState(() => Object.keys(readTemplateDrafts()));
  return (
    <Page title={lookTexts.templates}>
      <p className="c-quiet">{lookTexts.pagesAreMade}</p>
      {drafts.length > 0 && (
        <p role="status">
          {lookTexts.changedAndNotSaved}{' '}
          {drafts.map((name) => (
            <Link key={name} to={templateScreen(name)} className="c-together">
              {name}
            </Link>
          ))}
        </p>
      )}
      <Loaded of={reading}>
        {({ templates }) => {
          const found = templates.filter(({ name }) => name.includes(wanted.trim().toLowerCase()));
          return (
            <>
              <div className="c-filters">
                <TextField
                  label={lookTexts.findATemplate}
                  type="search"
                  value={wanted}
                  onChange={(q) => replaceQuery({ q })}
                />
              </div>
              <DataTable
                label={lookTexts.templates}
                rows={found}
                columns={COLUMNS}
                rowId={({ name }) => name}
                empty={templates.length === 0 ? lookTexts.thereAreNoTemplates : lookTexts.noTemplateMatches}
              />
              {may('templates:write') && <NewTemplate taken={templates.map(({ name }) => name)} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
