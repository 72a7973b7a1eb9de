/** A preview of the packet in the form, with an example of its shares. */
import { Box, Button, Stack, Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { displayName } from '@platform/web/people/displayName';
import { useSession } from '@platform/web/session/session';
import { IconDice5 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Cover } from '../drawings/Cover.tsx';
import type { Draft } from './draft.rules.ts';
import classes from './PreviewPanel.module.css';
import { type Preview, previewOf } from './preview.rules.ts';

function Shares({ shares }: { shares: readonly number[] }) {
  const largest = Math.max(...shares);
  return (
    <ol className={classes['shares']} data-many={shares.length > 12 || undefined} aria-hidden="true">
      {shares.map((share, index) => (
        <li
          key={index}
          data-best={share === largest || undefined}
          style={{ '--share': share / largest } as object}
        >
          <span>{formatCount(share)}</span>
        </li>
      ))}
    </ol>
  );
}

function summaryOf(type: Draft['type'], { shares, min: least, max: most, average }: Preview): string {
  if (type === 'fixed' || least === most) return `每人 ${formatCount(least)} 浣熊豆，共 ${shares.length} 份`;
  const mean = formatCount(Math.round(average * 10) / 10);
  return `每人 ${least} 到 ${formatCount(most)} 浣熊豆，平均 ${mean}，共 ${shares.length} 份`;
}

export function PreviewPanel({ draft, children }: { draft: Draft; children: ReactNode }) {
  const [roll, setRoll] = useState(0);
  const senderName = displayName(useSession(({ userInfo }) => userInfo));
  const preview = previewOf(draft, roll);
  const message = draft.message.trim();
  return (
    <Stack align="center" gap="md">
      <Box w="min(100%, 15rem)">
        <Cover packet={{ senderName, senderAvatar: null, message }} />
      </Box>
      <Stack align="center" gap="xs" w="100%">
        <Text role="status" size="sm" c="dimmed" ta="center">
          {preview ? summaryOf(draft.type, preview) : '填好金额和个数，这里会显示每人能得多少'}
        </Text>
        {preview && <Shares shares={preview.shares} />}
        {preview && draft.type === 'random' && preview.shares.length > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconDice5 size={16} stroke={1.5} aria-hidden />}
            onClick={() => setRoll(roll + 1)}
          >
            试分一次
          </Button>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
