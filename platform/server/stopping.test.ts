/** Stopping during a slow request. */

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/database.ts';
import { openTestKernel } from './testing/kernel.ts';

it('does not wait for a request that never arrives completely', async () => {
  const database = await createTestDatabase();
  const kernel = await openTestKernel(database.url);
  const { http } = kernel.portal;
  http.post('/slow', async () => ({}));
  await kernel.start();
  await http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  await once(http.server, 'request');
  await Promise.all([kernel.stop(), once(socket, 'close')]);
  await database.drop();
  expect(http.server.listening).toBe(false);
}, 25_000);
