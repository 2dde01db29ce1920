import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { FILES_PER_ITEM, UPLOAD_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { FileDrop } from '../../../parts/FileDrop.tsx';
import { sizeLimit } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { UploadList } from '../../../parts/UploadList.tsx';
import { useUploads } from '../../../parts/use-uploads.ts';
import { filesAddress } from '../addresses.ts';
import type { PartProps } from '../product/product-value.ts';
import { FileTable } from './FileTable.tsx';
import { isSameName, mayReplace } from './file-actions.ts';
import { sendProductFile, sizeError } from './send-file.ts';

const HINT = fill(productsTexts.dropFilesHere, { filesPerItem: FILES_PER_ITEM, size: sizeLimit(UPLOAD_MAX_BYTES) });

/** The files that buyers of a digital product download. They are stored at once, and need no save. */
export function FilesPart({ value, saved }: PartProps & { saved: OwnerProduct }) {
  if (!may('files:read')) return null;
  if (saved.kind === PRODUCT_TYPE.digital) return <ProductFiles key={saved.id} productId={saved.id} />;
  if (value.kind !== PRODUCT_TYPE.digital) return null;
  return (
    <Section title={productsTexts.files}>
      <p>{productsTexts.productCanHaveFiles}</p>
    </Section>
  );
}

function ProductFiles({ productId }: { productId: string }) {
  const reading = useAnswer(filesAddress(productId));
  const files = reading.data?.files;
  const mayChange = may('files:write');
  const uploads = useUploads({
    check: sizeError,
    send: (file, sending) => sendProductFile(productId, file, sending),
    onUploaded: ({ name }) => notify(fill(productsTexts.newBuyersGet, { name })),
  });
  const add = async (chosen: readonly File[]) => {
    const there = [...(files ?? []), ...uploads.uploads.map(({ file }) => file)].map(({ name }) => name);
    const isThere = ({ name }: File) => there.some((other) => isSameName(name, other));
    const replaced = chosen.filter((file) => isThere(file) && !sizeError(file));
    const isAgreed = await mayReplace(replaced.map(({ name }) => name));
    uploads.add(isAgreed ? chosen : chosen.filter((file) => !replaced.includes(file)));
  };
  return (
    <Section title={`Files${files ? ` (${files.length})` : ''}`}>
      <FileDrop
        label={productsTexts.placeForFiles}
        fieldLabel={productsTexts.filesToUpload}
        isOpen={mayChange && files !== undefined}
        onFiles={(chosen) => void add(chosen)}
        hint={HINT}
        foot={<UploadList kind={productsTexts.file} {...uploads} />}
      >
        <Loaded of={reading}>{(body) => <FileTable files={body.files} mayChange={mayChange} />}</Loaded>
      </FileDrop>
    </Section>
  );
}
