/** The tab of the member's applications, and the dialog of one. */
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { useList } from '@platform/web/list/useList';
import type { Application } from '../contract/application.ts';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { useMyApplications } from './application.queries.ts';
import { myApplications } from './list.ts';
import { failed } from './messages.ts';
import { ApplicationActions } from './parts/ApplicationActions.tsx';
import { BrowseButton, MembersOnly } from './parts/MembersOnly.tsx';

const columns: readonly Column<Application>[] = [
  { key: 'number', label: '申请编号', cell: ({ application_number }) => application_number },
  {
    key: 'scholarship',
    label: '奖学金',
    place: 'head',
    cell: ({ scholarship }) => <b>{scholarship.title}</b>,
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={applicationLifecycle} status={status} size="lg" />,
  },
  {
    key: 'time',
    label: '时间',
    cell({ submitted_at, updated_at }) {
      const at = submitted_at ?? updated_at;
      return (
        <>
          {submitted_at ? '提交于' : '修改于'} <time dateTime={at}>{formatDateTime(at)}</time>
        </>
      );
    },
  },
];

function Applications({ search }: { search: string }) {
  const view = useList(myApplications, search);
  const { application: open } = view.state;
  const actions: Column<Application> = {
    key: 'actions',
    label: '操作',
    place: 'actions',
    cell: (application) => (
      <ApplicationActions
        application={application}
        onOpen={() => view.change({ application: application.id })}
      />
    ),
  };
  return (
    <>
      <ListPanel
        view={view}
        answer={useMyApplications(view.state.page)}
        items={(data) => data.applications}
        errorTitle={failed.mine}
        empty={{ action: <BrowseButton /> }}
      >
        {(applications) => (
          <ResourceTable
            label="我的申请"
            columns={[...columns, actions]}
            rows={applications}
            rowKey={({ id }) => id}
          />
        )}
      </ListPanel>
      {open !== undefined && (
        <ApplicationDialog id={open} onClose={() => view.change({ application: undefined })} />
      )}
    </>
  );
}

export default function MinePanel({ search }: { search: string }) {
  return (
    <section aria-label="我的申请">
      <MembersOnly why="登录后可以查看您的申请、继续填写草稿、跟进评审进度。">
        {() => <Applications search={search} />}
      </MembersOnly>
    </section>
  );
}
