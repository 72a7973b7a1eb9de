/** The tab of settings, and who has looked at identity numbers. */
import { Group, List, Stack, Title } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { revealList } from '../list.ts';
import { useReveals, useSettings } from '../queries.ts';
import { SettingsForm } from './SettingsForm.tsx';

export default function SettingsPanel({ search }: { search: string }) {
  return (
    <Stack component="section" aria-label="系统设置" gap="xl" maw="42rem" mx="auto">
      <QueryState query={useSettings()} rows={3}>
        {(data) => <SettingsForm saved={data} />}
      </QueryState>
      <Reveals search={search} />
    </Stack>
  );
}

/** The latest first. */
function Reveals({ search }: { search: string }) {
  const view = useList(revealList, search);
  return (
    <section aria-labelledby="id-number-reveals">
      <Title order={2} fz="lg" ta="center" mb="xs" id="id-number-reveals">
        证件号码查看记录
      </Title>
      <ListPanel
        view={view}
        answer={useReveals(view.state.page)}
        items={(data) => data.reveals}
        empty={{ title: '还没有人查看过完整的证件号码。' }}
      >
        {(reveals) => (
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
        )}
      </ListPanel>
    </section>
  );
}
