/** Reads the lines of a file part by part, so that it may be larger than the memory. */
export async function* linesOf(file: Blob, signal: AbortSignal): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      signal.throwIfAborted();
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest + decoder.decode();
  } finally {
    await reader.cancel();
  }
}
