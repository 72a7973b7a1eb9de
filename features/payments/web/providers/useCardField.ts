/** The card provider's input field: mounted into an element, telling whether the entry is complete. */
import { useComputedColorScheme } from '@mantine/core';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CheckoutConfig } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { loadCardProvider } from '../stripe.ts';

interface CardField {
  /** Where the field goes. */
  box: RefObject<HTMLDivElement | null>;
  ready: boolean;
  complete: boolean;
  /** What is wrong with the entry, or that the provider could not be loaded. */
  error: string | null;
  /** The provider's client and the field, once both are there. */
  parts: RefObject<{ stripe: Stripe; card: StripeCardElement } | null>;
}

/** The field lives in a frame of the provider's, where our styles don't reach. */
function styleFor(dark: boolean) {
  const ink = dark ? '#ece7dc' : '#26221d';
  const faint = dark ? '#a8a397' : '#776d5e';
  return { base: { color: ink, iconColor: faint, fontSize: '16px', '::placeholder': { color: faint } } };
}

export function useCardField(config: NonNullable<CheckoutConfig['stripe']>): CardField {
  const box = useRef<HTMLDivElement>(null);
  const parts = useRef<{ stripe: Stripe; card: StripeCardElement } | null>(null);
  const [state, setState] = useState({ ready: false, complete: false, error: null as string | null });
  const dark = useComputedColorScheme('light') === 'dark';

  useEffect(() => {
    let over = false;
    setState({ ready: false, complete: false, error: null });
    async function mount() {
      const stripe = await loadCardProvider(config);
      if (over || !box.current) return;
      const card = stripe.elements().create('card', { hidePostalCode: true, style: styleFor(dark) });
      parts.current = { stripe, card };
      card.on('ready', () => setState((now) => ({ ...now, ready: true })));
      card.on('change', ({ complete, error }) =>
        setState((now) => ({ ...now, complete, error: error?.message ?? null })),
      );
      card.mount(box.current);
    }
    mount().catch(() => {
      if (!over) setState({ ready: false, complete: false, error: paymentMessages.stripeNotLoaded });
    });
    return () => {
      over = true;
      parts.current?.card.destroy();
      parts.current = null;
    };
  }, [config, dark]);

  return { box, parts, ...state };
}
