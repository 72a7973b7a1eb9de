/** The stat cards: pending, decided, amounts. */
import { showAward } from '@features/scholarships/web/amount.rules.ts';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewStatistics } from '../../contract/overview.ts';
import { applicationList } from '../list.ts';
import type { useStatistics } from '../queries.ts';
import classes from './StatCards.module.css';

interface Card {
  label: string;
  figure: ReactNode;
  note: ReactNode;
  /** The list that it counts. */
  to?: string;
}

const showMoney = (yuan: number) => (yuan === 0 ? '¥0' : showAward(yuan));

function cardsOf(figures: ReviewStatistics, isAdmin: boolean): Card[] {
  const { total, pending, reviewing, approved, withdrawn, averageScore, scoreScale } = figures;
  const money = {
    label: '奖金',
    figure: showMoney(figures.amountAwarded),
    note: `已发放 ${showMoney(figures.amountPaid)}`,
  };
  const mine = {
    label: '待我评分',
    figure: figures.waitingForMe,
    note: '分配给我的申请',
    to: applicationList.pathTo({ mine: true }),
  };
  return [
    {
      label: '申请总数',
      figure: total,
      note: withdrawn > 0 ? `其中已撤回 ${withdrawn}` : '已提交的申请',
      to: applicationList.path,
    },
    {
      label: '待审核',
      figure: pending,
      note: '等待开始评审',
      to: applicationList.pathTo({ status: 'pending' }),
    },
    {
      label: '审核中',
      figure: reviewing,
      note: '正在评分',
      to: applicationList.pathTo({ status: 'reviewing' }),
    },
    {
      label: '已通过',
      figure: approved,
      note: `名额 ${figures.slotsUsed} / ${figures.slotsTotal}`,
      to: applicationList.pathTo({ status: 'approved' }),
    },
    { label: '平均分', figure: averageScore ?? '—', note: `满分 ${scoreScale}` },
    isAdmin ? money : mine,
  ];
}

interface StatCardsProps {
  statistics: ReturnType<typeof useStatistics>;
  isAdmin: boolean;
}

export function StatCards({ statistics, isAdmin }: StatCardsProps) {
  return (
    <QueryState query={statistics} rows={1}>
      {(figures) => (
        <ul className={classes['cards']} aria-label="统计">
          {cardsOf(figures, isAdmin).map(({ label, figure, note, to }) => (
            <li key={label}>
              <small>
                {to ? (
                  <Link to={to} preventScrollReset>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </small>
              <b>{figure}</b>
              <small>{note}</small>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
