import { type FormEvent, useState } from 'react';
import { isMailAddress } from '#runtime/domain/email.ts';
import { navigate, replaceQuery } from '../../../app/router.ts';
import { TextField } from '../../../parts/TextField.tsx';

/** Finds an order by its number, and the orders of a buyer by their address. */
export function OrderSearch({ email }: { email: string }) {
  const [text, setText] = useState(email);
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim().replace(/^#/, '');
    setError('');
    if (/^\d{1,15}$/.test(wanted)) void navigate(`orders/${wanted}`);
    else if (wanted === '' || isMailAddress(wanted)) replaceQuery({ email: wanted || undefined });
    else setError('Enter the number of an order, or the whole email address of a buyer.');
  };
  return (
    <form className="s-search" noValidate onSubmit={submit}>
      <TextField
        label="Order number or email"
        type="search"
        value={text}
        onChange={setText}
        error={error}
        autoComplete="off"
      />
      <button type="submit" className="c-button">
        Find
      </button>
    </form>
  );
}
