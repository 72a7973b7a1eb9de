/** The two accounts, left and right of the axis, and the recharge button in the seal between them. */
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Asset, assetLabels } from '../../contract/ledger.ts';
import type { Wallet } from '../../contract/wallet.ts';
import { showAmount } from '../amount.rules.ts';
import { Bean, Coin } from '../Bean.tsx';
import classes from './Accounts.module.css';

interface AccountProps {
  asset: Asset;
  /** Undefined until the wallet is loaded. */
  has: Wallet['beans'] | undefined;
  drawing: ReactNode;
  /** Its use. */
  use: string;
  /** Why a part of it is held. */
  heldReason: string;
  children?: ReactNode;
}

function Account({ asset, has, drawing, use, heldReason, children }: AccountProps) {
  return (
    <section className={classes['account']} data-asset={asset} aria-labelledby={`account-${asset}`}>
      {drawing}
      <h2 id={`account-${asset}`}>{assetLabels[asset]}</h2>
      {has ? (
        <p className={classes['figure']}>{showAmount(asset, has.available)}</p>
      ) : (
        <div className={classes['figure']} role="status">
          <VisuallyHidden>正在加载</VisuallyHidden>
          <Skeleton width="7rem" height="1.25em" aria-hidden />
        </div>
      )}
      {children && <div className={classes['actions']}>{children}</div>}
      <p className={classes['note']}>
        {has && has.held > 0 ? (
          <>
            另有 <b>{showAmount(asset, has.held)}</b> 暂存，{heldReason}
          </>
        ) : (
          use
        )}
      </p>
    </section>
  );
}

interface AccountsProps {
  /** Missing until it has come. */
  wallet?: Wallet;
  onRecharge: (asset: Asset) => void;
  onWithdraw: () => void;
}

export function Accounts({ wallet, onRecharge, onWithdraw }: AccountsProps) {
  return (
    <div className={classes['accounts']}>
      <Account
        asset="BEAN"
        has={wallet?.beans}
        drawing={<Bean className={classes['drawing']} />}
        use="发红包、送礼物，都用浣熊豆。"
        heldReason="用掉或退回后结清。"
      />
      <div className={classes['middle']}>
        <Button
          size="lg"
          onClick={() => onRecharge('BEAN')}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          充值
        </Button>
      </div>
      <Account
        asset="CNY"
        has={wallet?.yuan}
        drawing={<Coin className={classes['drawing']} />}
        use="人民币余额，结算时可以直接付款。"
        heldReason="付款或提现完成、取消后结清。"
      >
        <Button size="compact-md" variant="outline" onClick={() => onRecharge('CNY')}>
          充值余额
        </Button>
        <Button size="compact-md" variant="default" onClick={onWithdraw}>
          提现
        </Button>
      </Account>
    </div>
  );
}
