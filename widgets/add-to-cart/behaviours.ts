import { whenEnabled } from '#runtime/platform.ts';
import { startAddToCart } from './start.ts';

whenEnabled(startAddToCart);
