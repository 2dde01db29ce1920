import { useEffect, useMemo, useRef, useState } from 'react';
import type { OwnerFile } from '#runtime/contracts/files.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readDraft } from '../../../app/drafts.ts';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { date, fileSize } from '../../../parts/formats.ts';
import { removeFile } from './file-actions.ts';
import { nameDraftKey, RenameForm } from './RenameForm.tsx';

interface Props {
  files: readonly OwnerFile[];
  mayChange: boolean;
}

/** The files of a product, whose names are changed in their place. */
export function FileTable({ files, mayChange }: Props) {
  // A name that was typed and not saved is shown again.
  const [renamed, setRenamed] = useState(() => files.find((file) => readDraft(nameDraftKey(file)))?.id);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(renamed);
  useEffect(() => {
    const before = last.current;
    last.current = renamed;
    if (before && !renamed) place.current?.querySelector<HTMLElement>(`[data-file="${before}"]`)?.focus();
  }, [renamed]);
  const columns = useMemo(() => columnsOf(mayChange, renamed, setRenamed), [mayChange, renamed]);
  return (
    <div ref={place}>
      <DataTable
        label={productsTexts.filesOfTheProduct}
        rows={files}
        columns={columns}
        rowId={({ id }) => id}
        empty={<p>{productsTexts.productHasNoFile}</p>}
      />
    </div>
  );
}

function columnsOf(
  mayChange: boolean,
  renamed: string | undefined,
  rename: (id: string | undefined) => void,
): readonly Column<OwnerFile>[] {
  return [
    {
      id: 'name',
      title: commonTexts.name,
      isTitle: true,
      value: ({ name }) => name,
      cell: (file) =>
        mayChange && file.id === renamed ? (
          <RenameForm file={file} onClose={() => rename(undefined)} />
        ) : (
          <bdi className="p-file-name">{file.name}</bdi>
        ),
    },
    {
      id: 'size',
      title: commonTexts.size,
      isNumber: true,
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => fileSize(bytes),
    },
    {
      id: 'since',
      title: productsTexts.since,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => date(createdAt),
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: productsTexts.actions,
            cell: (file: OwnerFile) => <Actions file={file} onRename={() => rename(file.id)} />,
          },
        ]
      : []),
  ];
}

function Actions({ file, onRename }: { file: OwnerFile; onRename: () => void }) {
  return (
    <span className="p-row-actions">
      <button
        type="button"
        className="c-button c-button--small"
        data-file={file.id}
        aria-label={fill(productsTexts.renameName, { name: file.name })}
        onClick={onRename}
      >
        {productsTexts.rename}
      </button>
      <button
        type="button"
        className="c-button c-button--small"
        aria-label={fill(productsTexts.deleteName, { name: file.name })}
        onClick={() => void removeFile(file)}
      >
        {commonTexts.delete}
      </button>
    </span>
  );
}
