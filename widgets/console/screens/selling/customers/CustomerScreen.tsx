import { Fragment } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Customer } from '#runtime/contracts/customers.ts';
import { PERSON_DATA_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { customersTexts } from '#runtime/i18n/en/console/customers.ts';
import { useAnswer } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { fetchInSession, may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { addressText } from '../parts/address-text.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerThings } from './CustomerThings.tsx';
import { ErasePerson } from './ErasePerson.tsx';

/** One person: what they have done in the shop, and what the owner notes of them. */
export default function CustomerScreen({ parts: { email = '' } }: { parts: ScreenParts }) {
  const path = addressOf('/api/owner/customers/:email', { email });
  const reading = useAnswer(path);
  const shown = reading.data?.email ?? email;
  return (
    <Page
      title={reading.data?.name || shown}
      back={{ to: 'customers', text: customersTexts.customers }}
      actions={
        <a className="c-button" href={`mailto:${shown}`}>
          {customersTexts.writeAMail}
        </a>
      }
    >
      <Loaded of={reading}>
        {(customer) => (
          <Fragment key={customer.email}>
            {!customer.isListed && <p className="c-quiet">{customersTexts.notListed}</p>}
            <CustomerFacts customer={customer} />
            {[customer.email, ...customer.earlierEmails].map((each) => (
              <CustomerOrders key={each} email={each} />
            ))}
            <CustomerNotes email={customer.email} />
            <CustomerThings customer={customer} />
            <Addresses customer={customer} />
            <DataOfPerson customer={customer} />
          </Fragment>
        )}
      </Loaded>
    </Page>
  );
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  if (addresses.length === 0) return null;
  return (
    <Section title={customersTexts.addresses}>
      {addresses.map((address) => (
        <address key={addressText(address)} className="s-address">
          {addressText(address)}
        </address>
      ))}
    </Section>
  );
}

/** Who may not read all of a person's data may not save or delete them either, and sees nothing of this part. */
function DataOfPerson({ customer: { email, earlierEmails } }: { customer: Customer }) {
  const save = async () => {
    const file = await fetchInSession({ path: addressOf('/api/owner/customers/:email/data', { email }) });
    saveFile(file.blob, `${email}.json`);
  };
  if (!PERSON_DATA_SCOPES.every((scope) => may(scope))) return null;
  return (
    <Section title={customersTexts.dataOfThisPerson}>
      <p>{customersTexts.exportHint}</p>
      <div className="c-row">
        <ActionButton action={save}>{customersTexts.exportAllData}</ActionButton>
      </div>
      {may('submissions:delete') && <ErasePerson email={email} earlierEmails={earlierEmails} />}
    </Section>
  );
}
