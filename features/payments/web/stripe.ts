/** Loading the card provider's script, only when a card method is chosen. */
import type { Stripe } from '@stripe/stripe-js';
import type { CheckoutConfig } from '../contract/payment.ts';

type StripeConfig = NonNullable<CheckoutConfig['stripe']>;

const loading = new Map<string, Promise<Stripe>>();

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`not loaded: ${url}`));
    };
    document.head.append(script);
  });
}

async function open({ publishableKey, scriptUrl }: StripeConfig): Promise<Stripe> {
  // The library uses an existing `window.Stripe`.
  if (scriptUrl) await loadScript(scriptUrl);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('no Stripe outside of browsers');
  return stripe;
}

/** The provider's client, loaded once; after a failure the next call tries again. Rejects when it can't be loaded. */
export function loadCardProvider(config: StripeConfig): Promise<Stripe> {
  const { publishableKey } = config;
  const promise = loading.get(publishableKey);
  if (promise) return promise;
  const opening = open(config);
  loading.set(publishableKey, opening);
  opening.catch(() => loading.delete(publishableKey));
  return opening;
}
