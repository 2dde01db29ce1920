import { unlessPlatformServes } from '#runtime/loader/platform.ts';
import { startAddToCart } from './add-to-cart.ts';

unlessPlatformServes(startAddToCart);
