/** The tab of disbursements: the money of awards on its way. */
import { FieldLinks } from '@platform/web/list/FieldLinks.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { disbursementList } from '../list.ts';
import { useDisbursements } from '../queries.ts';
import { DisbursementTable } from './DisbursementTable.tsx';

export default function DisbursementPanel({ search }: { search: string }) {
  const view = useList(disbursementList, search);
  return (
    <section aria-label="奖金发放">
      <FieldLinks view={view} field="paid" none="全部" variant="chips" />
      <ListPanel
        view={view}
        answer={useDisbursements(view.state)}
        items={(data) => data.disbursements}
        choices={<FieldSelect view={view} field="award" none="全部奖项" />}
        empty={{ title: '还没有要发放的奖金', text: '申请通过后，奖金会列在这里等待发放。' }}
      >
        {(disbursements) => <DisbursementTable disbursements={disbursements} />}
      </ListPanel>
    </section>
  );
}
