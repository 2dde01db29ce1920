import { whenEnabled } from '#runtime/platform.ts';
import { startQuickView } from './start.ts';

whenEnabled(startQuickView);
