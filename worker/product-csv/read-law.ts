import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { MinimumAge, ProductContact, SafetyDefinition, WITHDRAWAL_EXCEPTIONS } from '#runtime/contracts/product-law.ts';
import { readWhole } from './cells.ts';
import type { Cells, Field } from './columns.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import type { SheetRow } from './sheet.ts';

type LawFields = Pick<ImportedProduct, 'safety' | 'minimumAge' | 'withdrawalException'>;

const CONTACTS = {
  manufacturer: ['manufacturer', 'manufacturerAddress', 'manufacturerContact'],
  responsiblePerson: ['responsiblePerson', 'responsiblePersonAddress', 'responsiblePersonContact'],
} as const satisfies Record<string, readonly Field[]>;
type Contact = keyof typeof CONTACTS;

/** Reads what the law asks of a product, but for warnings, which are texts. An empty cell says nothing. */
export function readLaw(product: ProductRows, row: SheetRow, problems: Problems): LawFields {
  const refuse = (field: Field) => problems.warn(row, field, 'badField', {}, 'cellLeftOut');
  const cell = (field: Field) => product.first(field)?.trim() ?? '';
  const contact = (of: Contact): ProductContact | undefined => {
    const [name, postalAddress, electronicAddress] = CONTACTS[of].map(cell);
    if (!name && !postalAddress && !electronicAddress) return undefined;
    const read = ProductContact.safeParse({ name, postalAddress, electronicAddress });
    if (!read.success) refuse(CONTACTS[of][0]);
    return read.data;
  };
  const value = <T>(field: Field, read: (text: string) => T | undefined): T | undefined => {
    const text = cell(field);
    if (text === '') return undefined;
    const found = read(text);
    if (found === undefined) refuse(field);
    return found;
  };
  const { identification: Identification } = SafetyDefinition.shape;
  const [manufacturer, responsiblePerson] = [contact('manufacturer'), contact('responsiblePerson')];
  const identification = value('identification', (text) => Identification.safeParse(text).data);
  const safety = {
    ...(manufacturer && { manufacturer }),
    ...(responsiblePerson && { responsiblePerson }),
    ...(identification !== undefined && { identification }),
  };
  const minimumAge = value('minimumAge', (text) => MinimumAge.safeParse(readWhole(text)).data);
  const withdrawalException = value('withdrawalException', (text) =>
    WITHDRAWAL_EXCEPTIONS.find((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return {
    ...(Object.keys(safety).length > 0 && { safety }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(withdrawalException !== undefined && { withdrawalException }),
  };
}

/** Writes it as `readLaw` reads it. */
export function lawCells({ safety, minimumAge, withdrawalException }: OwnerProduct): Cells {
  const cells: Cells = {
    identification: safety.identification,
    minimumAge: minimumAge === 0 ? '' : String(minimumAge),
    withdrawalException: withdrawalException === 'none' ? '' : withdrawalException,
  };
  for (const person of ['manufacturer', 'responsiblePerson'] as const) {
    const contact = safety[person];
    if (!contact) continue;
    const [name, address, reached] = CONTACTS[person];
    cells[name] = contact.name;
    cells[address] = contact.postalAddress;
    cells[reached] = contact.electronicAddress;
  }
  return cells;
}
