/** Hydrates the server's HTML. */
import { languageOf } from '@platform/contract/variant';
import { applyStoredVariant } from '@platform/web/variant/choice';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// The original is hydrated at once. A page in a script needs its dictionary first; if loading fails, React renders it again.
if (document.documentElement.lang === languageOf('')) hydrate();
else void applyStoredVariant().then(hydrate, hydrate);
