import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for exactly the addresses with the same first 64 bits', () => {
    const group = fc.nat(0xffff).map((n) => n.toString(16));
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        expect(networkOf(neighbour.join(':'))).toBe(networkOf(one.join(':')));
        const foreign = [...other.slice(0, 4), ...one.slice(4)];
        const same = one.slice(0, 4).join() === other.slice(0, 4).join();
        expect(networkOf(foreign.join(':')) === networkOf(one.join(':'))).toBe(same);
      }),
    );
  });
});
