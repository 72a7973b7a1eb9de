/** The tab of disbursements. */

import { Choices } from '@platform/web/list/Choices.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { useList } from '@platform/web/list/useList';
import { useLocation } from 'react-router';
import { disbursementStatuses, disbursementStatusLabels } from '../../contract/lifecycle.ts';
import { disbursementList } from '../address.rules.ts';
import { useDisbursements } from '../queries.ts';
import { DisbursementTable } from './DisbursementTable.tsx';

export default function DisbursementPanel() {
  const view = useList(disbursementList, useLocation().search);
  return (
    <section aria-label="奖金发放">
      <Choices
        label="发放状态"
        choices={[undefined, ...disbursementStatuses].map((paid) => ({
          label: paid ? disbursementStatusLabels[paid] : '全部',
          to: view.pathOf({ paid }),
          chosen: paid === view.state.paid,
        }))}
      />
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
