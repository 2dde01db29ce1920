import { expect, test } from 'vitest';
import { publicAddress } from './public-address.ts';

const isCalled = (address: string) => publicAddress(address, 'production') !== undefined;

test.each(['https://hooks.example.com/a', 'https://nip.io.example.com/', 'https://shop.internal.example/'])(
  '%s is called for an owner',
  (address) => expect(isCalled(address)).toBe(true),
);

test.each([
  'http://hooks.example.com/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://metadata.google.internal/',
  'https://printer.local./',
  'https://router/',
  'https://10.0.0.1.nip.io/',
  'https://10-0-0-1.traefik.me/',
  'https://127-0-0-1.local.gd/',
  'https://kubernetes.default.svc/',
  'https://localtest.me/',
  'https://name:secret@hooks.example.com/',
  'https://hooks.example.com:8443/',
])('%s is not called', (address) => expect(isCalled(address)).toBe(false));
