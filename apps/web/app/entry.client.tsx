/** Takes over the server's HTML in the browser. */
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

// The original needs nothing and begins at once. Without its dictionary a page in a script could not be taken over as it stands; React writes it anew then.
if (document.documentElement.lang === languageOf('')) hydrate();
else void applyStoredVariant().then(hydrate, hydrate);
