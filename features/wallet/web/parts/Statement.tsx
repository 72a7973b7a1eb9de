/** An account's statement: its filters, its export and a page of its movements. */
import { SimpleGrid } from '@mantine/core';
import { portalDay } from '@platform/contract/zone';
import { call } from '@platform/web/api/api';
import { ExportButton } from '@platform/web/files/ExportButton.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { optionsOf } from '@platform/web/list/resourceList';
import { type Asset, reasonLabels } from '../../contract/ledger.ts';
import { exportedMovements, exportMovements } from '../../contract/movement.ts';
import { filtersOf, firstDay, reasonsOf, type StatementView } from '../list.ts';
import { useMovements } from '../queries.ts';
import { DayField } from './DayField.tsx';
import { MovementTable } from './MovementTable.tsx';

const emptyText: Readonly<Record<Asset, string>> = {
  BEAN: '充值或收到红包后，每一笔都记在这里。',
  CNY: '充值、收到退款或奖励、用余额付款后，每一笔都记在这里。',
};

export function Statement({ asset, view }: { asset: Asset; view: StatementView }) {
  const { state, change } = view;
  const answer = useMovements(asset, state);
  const total = answer.data?.pagination.total;
  const today = portalDay(new Date());
  return (
    <>
      <SimpleGrid
        component="search"
        aria-label="筛选明细"
        cols={{ base: 1, xs: 2, sm: 4 }}
        spacing="xs"
        maw="48rem"
        mx="auto"
      >
        <FieldSelect view={view} field="direction" none="全部收支" />
        <FieldSelect
          view={view}
          field="reason"
          options={optionsOf(reasonsOf[asset], reasonLabels)}
          none="全部事由"
        />
        <DayField
          label="从"
          value={state.from}
          min={firstDay}
          max={state.to ?? today}
          onChange={(from) => change({ from })}
        />
        <DayField
          label="至"
          value={state.to}
          min={state.from ?? firstDay}
          max={today}
          onChange={(to) => change({ to })}
        />
      </SimpleGrid>
      <ListPanel
        view={view}
        answer={answer}
        items={({ movements }) => movements}
        chips
        choices={
          <ExportButton
            link={async () => (await call(exportMovements, { body: filtersOf(asset, state) })).url}
            rows={total && Math.min(total, exportedMovements)}
            saved="明细已下载"
          />
        }
        empty={{ title: '还没有收支', text: emptyText[asset] }}
      >
        {(movements) => <MovementTable asset={asset} movements={movements} />}
      </ListPanel>
    </>
  );
}
