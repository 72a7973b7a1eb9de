/** The proof, step by step: the hash, the sum, every share; honest when something doesn't agree. */

import { formatCount } from '@platform/web/format/amount';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { PacketDetail } from '../../contract/packet.ts';
import classes from './Verification.module.css';
import { type ProofLine, prove } from './verification.rules.ts';

function Mark({ agrees }: { agrees: boolean }) {
  const Icon = agrees ? IconCheck : IconX;
  return (
    <span className={classes['mark']} data-agrees={agrees}>
      <Icon size={16} stroke={2} role="img" aria-label={agrees ? '一致' : '不一致'} />
    </span>
  );
}

function Step({ agrees, title, children }: { agrees: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <h3>
        <Mark agrees={agrees} /> {title}
      </h3>
      {children}
    </li>
  );
}

function Lines({ lines }: { lines: readonly ProofLine[] }) {
  return (
    <div className={classes['scroll']}>
      <table>
        <thead>
          <tr>
            <th scope="col">顺序</th>
            <th scope="col">抢到的人</th>
            <th scope="col">算出</th>
            <th scope="col">实得</th>
            <th scope="col">核对</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, computed, paid, agrees }) => (
            <tr key={position}>
              <td>{position}</td>
              <td>{paid ? <Verbatim>{paid.name}</Verbatim> : '无人领取'}</td>
              <td>{formatCount(computed)}</td>
              <td>{paid ? formatCount(paid.amount) : '—'}</td>
              <td>{paid ? <Mark agrees={agrees} /> : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function ProofView({ packet }: { packet: PacketDetail & { seed: string } }) {
  const { fair, hash, promised, lines, sum, sumAgrees } = useMemo(() => prove(packet), [packet]);
  const agreeing = lines.every(({ agrees }) => agrees);
  return (
    <>
      <ol className={classes['steps']}>
        <Step agrees={promised} title={promised ? '种子就是发出时承诺的那一个' : '种子与发出时的承诺不符'}>
          <p>用种子、红包编号、金额和个数重算的哈希：</p>
          <code data-verbatim>{hash}</code>
        </Step>
        <Step agrees={sumAgrees} title={`${lines.length} 份加起来是 ${formatCount(sum)} 浣熊豆`}>
          <p>发出的是 {formatCount(packet.totalAmount)} 浣熊豆。</p>
        </Step>
        <Step agrees={agreeing} title={agreeing ? '每一份都与算出的相同' : '有的份额与算出的不同'}>
          <Lines lines={lines} />
        </Step>
      </ol>
      <div className={classes['verdict']} data-fair={fair}>
        {fair ? '验证通过：这个红包分得公平。' : '验证未通过：有数据对不上，请联系我们。'}
      </div>
    </>
  );
}
