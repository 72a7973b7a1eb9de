/** The balance in yuan as a payment method. */
import type { ProviderAdapter } from '@features/payments/adapter';
import { ForgedCallback } from '@features/payments/adapter';
import type { BalancePart, BalanceSource } from '@features/payments/balance';
import { fen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { Failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { walletErrors } from '../contract/errors.ts';
import { backKey, holdKey, lateTransferKey } from './balance.keys.ts';
import { type Ledger, memberAccount, portalAccount } from './ledger.ts';
import { publishWalletChangeLater } from './live.actions.ts';

const sales = portalAccount('sales', 'CNY');

/** A payment of the balance alone: it is paid while its amount is held or posted. */
function balanceAdapter({ db, clock }: Services, ledger: Ledger): ProviderAdapter {
  const query: ProviderAdapter['query'] = async ({ reference }) => {
    const hold = await ledger.findHold(db, holdKey(reference));
    if (!hold || hold.state === 'released') return { state: 'closed' };
    return {
      state: 'paid',
      transactionId: reference,
      amount: { currency: 'CNY', minor: 0 },
      paidAt: hold.settledAt ?? clock.now(),
    };
  };
  return {
    name: 'wallet',
    query,
    capture: query,
    create: async () => ({ providerId: null, presentation: { kind: 'nothing' } }),
    close: async () => {},
    refund: async (_, refundId) => ({ state: 'completed', refundId }),
    readCallback: async () => {
      throw new ForgedCallback('the wallet calls nobody');
    },
    acknowledge: () => ({ status: 404, contentType: 'text/plain', body: '' }),
  };
}

/** The balance as payments use it. */
export function balanceSource(services: Services, ledger: Ledger): BalanceSource {
  const buyer = (userId: string) => memberAccount(userId, 'CNY');

  async function takeAgain(tx: Transaction, { userId, reference, amount, description }: BalancePart) {
    try {
      // A savepoint: without enough balance the transaction continues and refunds the provider's part.
      await tx.transaction((inner) =>
        ledger.transfer(inner, {
          key: lateTransferKey(reference),
          from: buyer(userId),
          to: sales,
          amount,
          reason: 'payment',
          memo: description,
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof Failure && error.entry === walletErrors.INSUFFICIENT_BALANCE) return false;
      throw error;
    }
  }

  async function giveBack(
    tx: Transaction,
    { userId, amount, description }: Omit<BalancePart, 'reference'>,
    key: string,
  ) {
    await ledger.transfer(tx, {
      key,
      from: sales,
      to: buyer(userId),
      amount,
      reason: 'refund',
      memo: description,
    });
    publishWalletChangeLater(services, tx, userId);
  }

  return {
    adapter: balanceAdapter(services, ledger),
    available: async (db, userId) => fen((await ledger.balance(db, buyer(userId))).available),
    hold: (tx, { userId, reference, amount }) =>
      ledger.hold(tx, { key: holdKey(reference), account: buyer(userId), amount }),
    async take(tx, part) {
      const { reference, description } = part;
      const posted = await ledger.post(tx, holdKey(reference), {
        to: sales,
        reason: 'payment',
        memo: description,
      });
      return posted || takeAgain(tx, part);
    },
    async restore(tx, { userId, reference, amount, description }) {
      if (await ledger.release(tx, holdKey(reference))) return publishWalletChangeLater(services, tx, userId);
      const taken =
        (await ledger.moved(tx, holdKey(reference))) || (await ledger.moved(tx, lateTransferKey(reference)));
      if (!taken || (await ledger.moved(tx, backKey(reference)))) return;
      await giveBack(tx, { userId, amount, description }, backKey(reference));
    },
    returnSome: (tx, part, refundReference) => giveBack(tx, part, backKey(refundReference)),
  };
}
