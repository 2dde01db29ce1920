import { startErrorReporter } from '#runtime/errors/start.ts';

startErrorReporter({ mayReport: () => true });
