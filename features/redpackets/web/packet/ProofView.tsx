/** The proof, step by step: the hash, the sum, every share; marks differences. */
import '@mantine/core/styles/ThemeIcon.layer.css';
import { Code, Group, Stack, Table, Text, ThemeIcon } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { ProvablePacket } from './provable.rules.ts';
import { type ProofLine, prove } from './verification.rules.ts';

const colorOf = (isEqual: boolean) => (isEqual ? 'celadon' : 'red');

function Mark({ isEqual }: { isEqual: boolean }) {
  const Icon = isEqual ? IconCheck : IconX;
  return (
    <ThemeIcon variant="outline" size={24} radius="xl" color={colorOf(isEqual)}>
      <Icon size={16} stroke={2} role="img" aria-label={isEqual ? '一致' : '不一致'} />
    </ThemeIcon>
  );
}

function Step({ isEqual, title, children }: { isEqual: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <Group component="h3" gap="xs" wrap="nowrap" fz="md" m={0} mb={4}>
        <Mark isEqual={isEqual} /> {title}
      </Group>
      {children}
    </li>
  );
}

function Lines({ lines }: { lines: readonly ProofLine[] }) {
  return (
    <Table.ScrollContainer minWidth={320} mt="xs">
      <Table
        ta="center"
        tabularNums
        verticalSpacing={6}
        data={{
          head: ['顺序', '抢到的人', '算出', '实得', '核对'],
          body: lines.map(({ position, computed, paid, isEqual }) => [
            position,
            paid ? <Verbatim key="name">{paid.name}</Verbatim> : '无人领取',
            formatCount(computed),
            paid ? formatCount(paid.amount) : '—',
            paid ? <Mark key="mark" isEqual={isEqual} /> : '—',
          ]),
        }}
      />
    </Table.ScrollContainer>
  );
}

export default function ProofView({ packet }: { packet: ProvablePacket }) {
  const { fair, hash, matchesCommitment, lines, sum, sumAgrees } = useMemo(() => prove(packet), [packet]);
  const areSharesEqual = lines.every(({ isEqual }) => isEqual);
  return (
    <>
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        <Step
          isEqual={matchesCommitment}
          title={matchesCommitment ? '种子就是发出时承诺的那一个' : '种子与发出时的承诺不符'}
        >
          <Text size="sm" c="dimmed">
            用种子、红包编号、金额和个数重算的哈希：
          </Text>
          <Code data-verbatim>{hash}</Code>
        </Step>
        <Step isEqual={sumAgrees} title={`${lines.length} 份加起来是 ${formatCount(sum)} 浣熊豆`}>
          <Text size="sm" c="dimmed">
            发出的是 {formatCount(packet.totalAmount)} 浣熊豆。
          </Text>
        </Step>
        <Step
          isEqual={areSharesEqual}
          title={areSharesEqual ? '每一份都与算出的相同' : '有的份额与算出的不同'}
        >
          <Lines lines={lines} />
        </Step>
      </Stack>
      <Text
        mt="md"
        ta="center"
        ff="heading"
        size="lg"
        fw={700}
        {...(fair ? {} : { c: 'var(--mantine-color-error)' })}
      >
        {fair ? '验证通过：这个红包分得公平。' : '验证未通过：有数据对不上，请联系我们。'}
      </Text>
    </>
  );
}
