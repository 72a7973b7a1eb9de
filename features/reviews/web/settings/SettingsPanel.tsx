/** The tab of settings and of the recorded reveals of identity numbers. */
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useRef } from 'react';
import { type Address, pathOf } from '../address.rules.ts';
import { useReveals, useSettings } from '../queries.ts';
import { SettingsForm } from './SettingsForm.tsx';

export default function SettingsPanel({ address }: { address: Address }) {
  return (
    <Stack component="section" aria-label="系统设置" gap="xl" maw="42rem" mx="auto">
      <QueryState query={useSettings()} rows={3}>
        {(data) => <SettingsForm current={data} />}
      </QueryState>
      <Reveals address={address} />
    </Stack>
  );
}

/** The recorded reveals of identity numbers, the latest first. */
function Reveals({ address }: { address: Address }) {
  const query = useReveals(address.page);
  const top = useRef<HTMLElement>(null);
  return (
    <section aria-labelledby="id-number-reveals" aria-busy={query.isPlaceholderData} ref={top}>
      <Title order={2} fz="lg" ta="center" mb="xs" id="id-number-reveals">
        证件号码查看记录
      </Title>
      <QueryState query={query} rows={1}>
        {({ reveals, pagination: { total, per_page } }) => (
          <>
            {total === 0 && (
              <Text c="dimmed" ta="center">
                还没有人查看过完整的证件号码。
              </Text>
            )}
            <List listStyleType="none">
              {reveals.map(({ applicationNumber, adminName, at }, index) => (
                <Group key={index} component="li" justify="space-between" py="0.4rem">
                  <span>
                    <b data-verbatim>{adminName}</b> 查看了 {applicationNumber}
                  </span>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </Group>
              ))}
            </List>
            {total > per_page && (
              <PageLinks
                pages={Math.ceil(total / per_page)}
                page={address.page}
                pathOf={(page) => pathOf(address, { page })}
                onPageChange={() => top.current?.scrollIntoView({ block: 'nearest' })}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
