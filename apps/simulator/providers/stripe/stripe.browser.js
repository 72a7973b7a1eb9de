window.Stripe = undefined;
