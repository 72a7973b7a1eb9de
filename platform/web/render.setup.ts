/**
 * Before each file of tests: every test removes what it has rendered, because files share a worker and its document,
 * and waits long enough for lazy parts on a busy machine.
 */
import { afterEach } from 'vitest';

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
