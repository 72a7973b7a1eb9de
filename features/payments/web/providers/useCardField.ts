/** The card provider's input, mounted into an element, and whether its entry is complete. */
import { useComputedColorScheme } from '@mantine/core';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CheckoutConfig } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { loadCardProvider } from '../stripe.ts';

interface CardField {
  /** The element of the field. */
  container: RefObject<HTMLDivElement | null>;
  ready: boolean;
  complete: boolean;
  /** The entry's error, or that the provider could not be loaded. */
  error: string | null;
  /** The provider's client and the field, once loaded. */
  parts: RefObject<{ stripe: Stripe; card: StripeCardElement } | null>;
}

/** The field is in the provider's frame, which our styles do not reach. */
function styleFor(dark: boolean) {
  const color = dark ? '#ece7dc' : '#26221d';
  const dimmed = dark ? '#a8a397' : '#776d5e';
  return { base: { color, iconColor: dimmed, fontSize: '16px', '::placeholder': { color: dimmed } } };
}

export function useCardField(config: NonNullable<CheckoutConfig['stripe']>): CardField {
  const container = useRef<HTMLDivElement>(null);
  const parts = useRef<{ stripe: Stripe; card: StripeCardElement } | null>(null);
  const [state, setState] = useState({ ready: false, complete: false, error: null as string | null });
  const dark = useComputedColorScheme('light') === 'dark';

  useEffect(() => {
    let isUnmounted = false;
    setState({ ready: false, complete: false, error: null });
    async function mount() {
      const stripe = await loadCardProvider(config);
      if (isUnmounted || !container.current) return;
      const card = stripe.elements().create('card', { hidePostalCode: true, style: styleFor(dark) });
      parts.current = { stripe, card };
      card.on('ready', () => setState((now) => ({ ...now, ready: true })));
      card.on('change', ({ complete, error }) =>
        setState((now) => ({ ...now, complete, error: error?.message ?? null })),
      );
      card.mount(container.current);
    }
    mount().catch(() => {
      if (!isUnmounted) setState({ ready: false, complete: false, error: paymentMessages.stripeNotLoaded });
    });
    return () => {
      isUnmounted = true;
      parts.current?.card.destroy();
      parts.current = null;
    };
  }, [config, dark]);

  return { container, parts, ...state };
}
