/** Members registered at a portal. */
import type { LoginResult } from '@features/accounts/contract/login';

let count = 0;

/** Registers a new member. */
export async function register(url: string): Promise<LoginResult> {
  count += 1;
  const username = `bench_${process.pid}_${count}`;
  const answer = await fetch(`${url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password: 'a long enough password' }),
  });
  if (!answer.ok) throw new Error(`nobody can register: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: LoginResult };
  return data;
}
