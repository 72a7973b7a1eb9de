/** Before each file of tests: every test removes what it has rendered, because files share a worker and its document. */
import { afterEach } from 'vitest';

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
