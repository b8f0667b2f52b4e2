/**
 * SHA-256 for pages that have no WebCrypto: browsers give it to secure addresses alone, and a house in the
 * living room is often reached by a plain one. The algorithm is that of FIPS 180-4.
 */

/** The first 32 bits of the fractional parts of the `power`-th roots of the first `count` primes. */
function rootBits(count: number, power: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (prime ** (1 / power) % 1) * 2 ** 32);
}

const INITIAL = rootBits(8, 2);
const ROUNDS = rootBits(64, 3);

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The hash of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, message.length * 8);

  const hash = INITIAL.slice();
  for (let start = 0; start < padded.length; start += 64) mix(hash, view, start);
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => bytes.setUint32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

/** Mixes one block of 64 bytes into the hash. */
function mix(hash: Uint32Array, view: DataView, start: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(start + 4 * i);
  const at = (words: Uint32Array, i: number) => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
}
