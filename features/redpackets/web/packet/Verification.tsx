/** 验证: the hash that was published at sending, and the proof once the seed is published. */
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import '@mantine/core/styles/Code.layer.css';
import { Button, Code, Paper, Text, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { PacketDetail } from '../../contract/packet.ts';
import { provable } from './provable.rules.ts';
import classes from './Verification.module.css';

// Loaded on demand, because most visitors do not verify.
const ProofView = lazyPart(() => import('./ProofView.tsx'));

export function Verification({ packet }: { packet: PacketDetail }) {
  const [isChecking, setChecking] = useState(false);
  const { commitment, state } = packet;
  const proof = provable(packet);
  const unpublished = state === 'open' ? '红包抢完或过期后公布' : '登录后可见';
  return (
    <Paper
      component="section"
      w="100%"
      px="clamp(0.9rem, 4vw, 2rem)"
      py="lg"
      className={classes['verification']}
      aria-labelledby="verification"
    >
      <Title order={2} id="verification" fz="1.3125rem" lts="0.2em">
        验证
      </Title>
      <p>
        红包发出时，每一份的大小就已由一个随机种子定好，抢的先后不影响手气。
        {'种子的哈希当时就公布在这里，谁也改不了；红包结束后公布种子，您的浏览器可以亲自重算每一份。'}
      </p>
      <dl>
        <Text component="dt" size="sm" c="dimmed">
          公布的哈希（SHA-256）
        </Text>
        <dd>
          <Code data-verbatim>{commitment}</Code>
        </dd>
        <Text component="dt" size="sm" c="dimmed">
          种子
        </Text>
        <dd>{proof ? <Code data-verbatim>{proof.seed}</Code> : unpublished}</dd>
      </dl>
      {proof && !isChecking && (
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={18} stroke={1.5} aria-hidden />}
          onClick={() => setChecking(true)}
        >
          在我的浏览器里验证
        </Button>
      )}
      <div role="status" className={classes['proof']}>
        {proof && isChecking && (
          <Suspense fallback="正在计算">
            <ProofView packet={proof} />
          </Suspense>
        )}
      </div>
    </Paper>
  );
}
