/** Which of the PayPal script's errors concern the buyer. */
import { describe, expect, it, test } from 'vitest';
import { isHarmless, isNotDrawn } from './paypal.rules.ts';

describe('isHarmless', () => {
  it.each([
    new Error('zoid destroyed all components'),
    new Error('Detected container element removed from DOM'),
    new Error('Document is ready and element #paypal does not exist. Container element not found'),
    new Error('Extension context invalidated.'),
    new Error('Could not establish connection. Receiving end does not exist.'),
    'The message port closed before a response was received.',
    { message: 'Failed to render <PayPalButtons /> component. Error: zoid destroyed all components' },
  ])('ignores %s', (error) => {
    expect(isHarmless(error)).toBe(true);
  });

  it.each([new Error('INSTRUMENT_DECLINED'), new Error('Network Error'), null, { message: 'x' }])(
    'shows %s',
    (error) => {
      expect(isHarmless(error)).toBe(false);
    },
  );
});

test.each([
  [new Error('Failed to render <PayPalButtons /> component. Error: no room'), true],
  [new Error('INSTRUMENT_DECLINED'), false],
  [{ message: 'Failed to render <PayPalButtons /> component. Failed to initialize: Error: no room' }, true],
  [{ message: 'Unable to render <PayPalButtons /> because window.paypal.Buttons is undefined.' }, true],
  [null, false],
])('isNotDrawn: %s, %s', (error, expected) => {
  expect(isNotDrawn(error)).toBe(expected);
});
