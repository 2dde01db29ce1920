/** Screens of contracts that buyers withdraw from, and of what comes back: fetched together, apart from the room's others. */
export { default as NewReturn } from './returns/NewReturn.tsx';
export { default as ReturnScreen } from './returns/ReturnScreen.tsx';
export { default as Returns } from './returns/Returns.tsx';
export { default as WithdrawalScreen } from './withdrawals/WithdrawalScreen.tsx';
export { default as Withdrawals } from './withdrawals/Withdrawals.tsx';
