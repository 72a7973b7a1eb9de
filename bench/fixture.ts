/** The fixture that the parts of a run share: a portal with 2,000 products, news and courses, opened at its first use. */
import { openPortal, type Portal } from './portal.ts';

export const small = 2000;
export const large = 200_000;

export interface Fixture {
  portal(): Promise<Portal>;
  /** Closes it at the end of the run. */
  closeLater<Closable extends { close(): Promise<void> }>(opening: Promise<Closable>): Promise<Closable>;
  close(): Promise<void>;
}

/** Opens an empty fixture. */
export function openFixture(): Fixture {
  const closables: Promise<{ close(): Promise<void> }>[] = [];
  let portal: Promise<Portal> | undefined;
  const closeLater: Fixture['closeLater'] = (opening) => {
    closables.push(opening);
    return opening;
  };
  return {
    closeLater,
    portal() {
      portal ??= closeLater(openPortal({ products: small, news: small, courses: small }));
      return portal;
    },
    async close() {
      await Promise.all(
        closables.splice(0).map((opening) =>
          opening.then(
            (one) => one.close(),
            () => {},
          ),
        ),
      );
    },
  };
}
