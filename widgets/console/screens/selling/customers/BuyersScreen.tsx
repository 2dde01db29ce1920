import { useStore } from '@nanostores/react';
import { $place } from '../../../app/router.ts';
import CustomerScreen from './CustomerScreen.tsx';
import Customers from './Customers.tsx';

/** The earlier address of a person's screen, `buyers?email=`, which people have kept. */
export default function BuyersScreen() {
  const email = useStore($place).query.get('email') ?? '';
  return email === '' ? <Customers /> : <CustomerScreen parts={{ email }} />;
}
