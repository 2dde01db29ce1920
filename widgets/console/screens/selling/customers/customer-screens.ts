/** The screens of customers, which are fetched together, apart from the room's others. */
export { default as BuyersScreen } from './BuyersScreen.tsx';
export { default as CustomerScreen } from './CustomerScreen.tsx';
export { default as Customers } from './Customers.tsx';
