/** A subscription's life as data. Anyone who knows the address asks; only the reader of its mail confirms and ends it. */
import { lifecycle } from '@platform/contract/lifecycle';

export const subscriptionLifecycle = lifecycle({
  states: {
    pending: { label: '待确认', color: 'gold' },
    confirmed: { label: '已订阅', color: 'celadon' },
    unsubscribed: { label: '已退订', color: 'gray' },
  },
  moves: {
    confirm: { from: ['pending'], to: 'confirmed', by: ['reader'] },
    unsubscribe: { from: ['pending', 'confirmed'], to: 'unsubscribed', by: ['reader'] },
    resubscribe: { from: ['unsubscribed'], to: 'pending', by: ['anyone'] },
  },
});
