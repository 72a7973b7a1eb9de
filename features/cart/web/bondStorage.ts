/** The bond between a member and this browser's cart, in local storage under `cartSync`. */
import { type Bond, bond } from './sync.rules.ts';

const name = 'cartSync';

/** What is remembered where local storage is forbidden: as long as the page. */
let remembered: Bond | null = null;

/** Read afresh each time, because another tab may have written it. */
export function readBond(): Bond | null {
  try {
    return bond
      .nullable()
      .catch(null)
      .parse(JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    return remembered;
  }
}

/** Keeps the bond, or forgets it. */
export function writeBond(kept: Bond | null): void {
  remembered = kept;
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
  } catch {
    // Forbidden or full: see above.
  }
}
