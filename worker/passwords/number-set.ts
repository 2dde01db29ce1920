/**
 * Numbers of 32 bits as the differences between sorted ones, each in a Golomb-Rice code: the low bits as they are, and the
 * rest as so many ones before a zero. 100,000 random numbers take 17 bits each.
 */

/** Low bits of a difference; best where differences are some 43,000 on average, as between 100,000 numbers. */
const LOW_BITS = 15;

/** Returns the bytes for different numbers that are sorted upwards. */
export function encodeNumbers(sorted: Iterable<number>): Uint8Array {
  const bytes: number[] = [];
  let byte = 0;
  let free = 8;
  function write(bit: number): void {
    free -= 1;
    byte |= bit << free;
    if (free > 0) return;
    bytes.push(byte);
    byte = 0;
    free = 8;
  }
  let last = -1;
  for (const number of sorted) {
    const difference = number - last - 1;
    for (let ones = Math.floor(difference / 2 ** LOW_BITS); ones > 0; ones -= 1) write(1);
    write(0);
    for (let bit = LOW_BITS - 1; bit >= 0; bit -= 1) write((difference >>> bit) & 1);
    last = number;
  }
  if (free < 8) bytes.push(byte);
  return Uint8Array.from(bytes);
}

/** Returns the numbers, `count` of them, that such bytes hold. */
export function decodeNumbers(bytes: Uint8Array, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  let position = 0;
  const read = () => {
    const bit = ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1;
    position += 1;
    return bit;
  };
  let last = -1;
  for (let index = 0; index < count; index += 1) {
    let high = 0;
    while (read() === 1) high += 1;
    let low = 0;
    for (let bit = 0; bit < LOW_BITS; bit += 1) low = low * 2 + read();
    last += high * 2 ** LOW_BITS + low + 1;
    numbers[index] = last;
  }
  return numbers;
}
