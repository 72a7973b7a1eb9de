/** 验证: what was published when the packet was sent, and the proof once the seed is known. */
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { PacketDetail } from '../../contract/packet.ts';
import classes from './Verification.module.css';

// The arithmetic is only loaded by those who check.
const ProofView = lazy(() => import('./ProofView.tsx'));

export function Verification({ packet }: { packet: PacketDetail }) {
  const [wanted, setWanted] = useState(false);
  const { commitment, seed } = packet;
  return (
    <section className={classes['verification']} aria-labelledby="verification">
      <h2 id="verification">验证</h2>
      <p>
        红包发出时，每一份的大小就已由一个随机种子定好，抢的先后不影响手气。
        {'种子的哈希当时就公布在这里，谁也改不了；红包结束后公布种子，您的浏览器可以亲自重算每一份。'}
      </p>
      <dl>
        <dt>公布的哈希（SHA-256）</dt>
        <dd>
          <code data-verbatim>{commitment}</code>
        </dd>
        <dt>种子</dt>
        <dd>{seed === null ? '红包抢完或过期后公布' : <code data-verbatim>{seed}</code>}</dd>
      </dl>
      {seed !== null && !wanted && (
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={18} stroke={1.5} aria-hidden />}
          onClick={() => setWanted(true)}
        >
          在我的浏览器里验证
        </Button>
      )}
      <div role="status" className={classes['proof']}>
        {seed !== null && wanted && (
          <Suspense fallback="正在计算">
            <ProofView packet={{ ...packet, seed }} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
