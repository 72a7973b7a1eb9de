/** Which of the PayPal script's errors concern the buyer. */
import { describe, expect, it } from 'vitest';
import { isHarmless } from './paypal.rules.ts';

describe('isHarmless', () => {
  it.each([
    new Error('zoid destroyed all components'),
    new Error('Detected container element removed from DOM'),
    new Error('Document is ready and element #paypal does not exist. Container element not found'),
    new Error('Extension context invalidated.'),
    new Error('Could not establish connection. Receiving end does not exist.'),
    'The message port closed before a response was received.',
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
