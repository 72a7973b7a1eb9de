/** The claims, in the order of grabbing. */
import { Bean } from '@features/wallet/web/Bean.tsx';
import { Badge, Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useThrottledValue } from '@mantine/hooks';
import { formatCount } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { ClientOnly } from '@platform/web/page/Hydrated.tsx';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { PacketClaim, PacketDetail } from '../../contract/packet.ts';
import { Best } from './Best.tsx';
import classes from './Claims.module.css';

/** Milliseconds between two announcements. */
const announcementInterval = 8000;

function Claim({ claim: { name, avatar, amount, time, best, mine } }: { claim: PacketClaim }) {
  return (
    <Group component="li" wrap="nowrap" gap="sm" px={8} py={10} data-mine={mine || undefined}>
      <Avatar name={name} address={avatar} />
      <Box flex={1} miw={0}>
        <Verbatim>{name}</Verbatim>
        {mine && (
          <Badge component="span" size="sm" radius={0} ml={6}>
            我
          </Badge>
        )}
        <Text component="small" display="block" size="sm" c="dimmed">
          <ClientOnly fallback={<>&nbsp;</>}>
            <time dateTime={time}>{formatDateTime(time)}</time>
          </ClientOnly>
        </Text>
      </Box>
      {best && <Best />}
      <Group component="b" gap={5} wrap="nowrap" ff="heading" fz="1.1875rem">
        {amount === null ? (
          <Text component="small" size="sm" c="dimmed">
            登录后可见
          </Text>
        ) : (
          <>
            {formatCount(amount)} <Bean size={18} />
          </>
        )}
      </Group>
    </Group>
  );
}

export function Claims({ packet: { claims, remainingCount, totalCount } }: { packet: PacketDetail }) {
  const announcement = remainingCount > 0 ? `还剩 ${remainingCount} 个红包` : '红包已被抢完';
  return (
    <Box component="section" w="100%" aria-labelledby="claims">
      <Title order={2} id="claims" fz="1.3125rem" ta="center" mb="xs">
        手气榜{' '}
        <Text component="small" size="sm" c="dimmed">
          {totalCount - remainingCount} / {totalCount}
        </Text>
      </Title>
      <VisuallyHidden role="status">{useThrottledValue(announcement, announcementInterval)}</VisuallyHidden>
      {claims.length === 0 ? (
        <Text c="dimmed" ta="center" p="md">
          还没有人抢到，第一个会是谁？
        </Text>
      ) : (
        <ol className={classes['claims']}>
          {claims.map((claim) => (
            <Claim key={claim.position} claim={claim} />
          ))}
        </ol>
      )}
    </Box>
  );
}
