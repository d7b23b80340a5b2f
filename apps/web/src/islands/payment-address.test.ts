import { expect, test } from 'vitest';
import { isPaymentAddress } from './payment-address.ts';

test.each([
  'https://checkout.example.com/c/pay/cs_1#fid',
  'http://127.0.0.1:3001/pay/cs_1',
  'http://localhost:3001/',
  'http://[::1]:3001/',
])('%s is a payment page', (address) => expect(isPaymentAddress(address)).toBe(true));

test.each([
  '',
  '/pay',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://checkout.example.com/',
  'http://localhost.example.com/',
  'http://127.0.0.1.example.com/',
  'ftp://127.0.0.1/',
])('%j is no payment page', (address) => expect(isPaymentAddress(address)).toBe(false));
