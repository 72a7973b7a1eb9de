/** What the parts of a run share: one portal with 2,000 products and news, opened by the first that asks for it. */
import { openPortal, type Portal } from './portal.ts';

export const small = 2000;
export const large = 200_000;

export interface Fixture {
  portal(): Promise<Portal>;
  /** Remembers what has to be closed when the run is over. */
  keep<Closable extends { close(): Promise<void> }>(opening: Promise<Closable>): Promise<Closable>;
  close(): Promise<void>;
}

/** Opens an empty fixture. */
export function openFixture(): Fixture {
  const kept: Promise<{ close(): Promise<void> }>[] = [];
  let portal: Promise<Portal> | undefined;
  const keep: Fixture['keep'] = (opening) => {
    kept.push(opening);
    return opening;
  };
  return {
    keep,
    portal() {
      portal ??= keep(openPortal({ products: small, news: small }));
      return portal;
    },
    async close() {
      await Promise.all(
        kept.splice(0).map((opening) =>
          opening.then(
            (one) => one.close(),
            () => {},
          ),
        ),
      );
    },
  };
}
