/** A broken module that counts how often it was run. */
const counting = window as unknown as { runs?: number };
counting.runs = (counting.runs ?? 0) + 1;
throw new Error('broken in itself');
