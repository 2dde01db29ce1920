import { startAddToCart } from './add-to-cart.ts';

startAddToCart();
