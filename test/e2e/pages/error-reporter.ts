import { watchErrors } from '#runtime/errors/watch.ts';

watchErrors(() => true, new AbortController().signal);
