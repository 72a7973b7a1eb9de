/** The wallet's endpoints. */
import * as movement from '../contract/movement.ts';
import * as recharge from '../contract/recharge.ts';
import * as wallet from '../contract/wallet.ts';
import * as withdrawal from '../contract/withdrawal.ts';
import type { Context } from './context.ts';
import { statementExport } from './export.ts';
import { listMovements } from './movements.actions.ts';
import { createRecharge, getRecharge, listRecharges } from './recharge.actions.ts';
import { getWallet } from './wallet.actions.ts';
import {
  listMemberWithdrawals,
  listWithdrawals,
  moveWithdrawal,
  requestWithdrawal,
  revealDestination,
} from './withdrawal.actions.ts';

export function walletRoutes(ctx: Context): void {
  const { portal } = ctx;
  portal.route(wallet.getWallet, ({ caller }) => getWallet(ctx, caller.id));
  portal.route(movement.listMovements, ({ query, caller }) => listMovements(ctx, caller.id, query));
  portal.route(movement.exportMovements, async ({ body, caller }) =>
    statementExport.link(portal, caller, { owner: caller.id, filters: body }),
  );
  portal.route(recharge.createRecharge, ({ body, caller, command }) =>
    createRecharge(ctx, caller.id, body, command),
  );
  portal.route(recharge.listRecharges, ({ query, caller }) => listRecharges(ctx, caller.id, query));
  portal.route(withdrawal.requestWithdrawal, ({ body, caller, command }) =>
    requestWithdrawal(ctx, caller.id, body, command),
  );
  portal.route(withdrawal.listWithdrawals, ({ query, caller }) => listWithdrawals(ctx, caller.id, query));
  portal.route(withdrawal.listMemberWithdrawals, ({ query }) => listMemberWithdrawals(ctx, query));
  portal.route(withdrawal.revealDestination, ({ params, caller }) =>
    revealDestination(ctx, caller.id, params.id),
  );
  portal.route(withdrawal.cancelWithdrawal, ({ params: { id }, caller, command }) =>
    moveWithdrawal(ctx, caller, { id, move: 'cancel', note: null }, command),
  );
  portal.route(withdrawal.payWithdrawal, ({ params: { id }, body, caller, command }) =>
    moveWithdrawal(ctx, caller, { id, move: 'pay', note: body.reference }, command),
  );
  portal.route(withdrawal.refuseWithdrawal, ({ params: { id }, body, caller, command }) =>
    moveWithdrawal(ctx, caller, { id, move: 'refuse', note: body.reason }, command),
  );
  portal.route(recharge.getRecharge, ({ params, caller }) => getRecharge(ctx, caller.id, params.id));
}
