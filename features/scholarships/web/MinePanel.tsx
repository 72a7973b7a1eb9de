/** The tab of one's own applications: a table, on phones a list of slips, and a dialog over it. */
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { PageLinks } from '@platform/web/list/PageLinks.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { useRef } from 'react';
import type { Application } from '../contract/application.ts';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { type Address, pathOf } from './address.rules.ts';
import { useMyApplications } from './application.queries.ts';
import classes from './MinePanel.module.css';
import { failed } from './messages.ts';
import { ApplicationActions } from './parts/ApplicationActions.tsx';
import { MembersOnly, NoApplications } from './parts/MembersOnly.tsx';
import { useChange } from './useAddress.ts';

const columns = ['申请编号', '奖学金', '状态', '时间'] as const;

/** When it was handed in, or last written on. */
function Moment({ application: { submitted_at, updated_at } }: { application: Application }) {
  const at = submitted_at ?? updated_at;
  return (
    <>
      <small>{submitted_at ? '提交于' : '修改于'}</small> <time dateTime={at}>{formatDateTime(at)}</time>
    </>
  );
}

function Applications({ shown }: { shown: Address }) {
  const change = useChange(shown);
  const { data, error, refetch, isFetching, isPlaceholderData } = useMyApplications(shown.page);
  const top = useRef<HTMLTableElement>(null);
  if (error && !data) {
    return <ErrorState error={error} title={failed.mine} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <ListSkeleton count={4} />;
  if (data.applications.length === 0) return <NoApplications />;
  const pages = Math.ceil(data.pagination.total / data.pagination.per_page);
  return (
    <>
      <table ref={top} className={classes['table']} aria-busy={isPlaceholderData}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {data.applications.map((application) => (
            <tr key={application.id} data-application={application.id}>
              <td data-column={columns[0]} className={classes['number']}>
                {application.application_number}
              </td>
              <td data-column={columns[1]}>{application.scholarship.title}</td>
              <td data-column={columns[2]}>
                <StatusBadge of={applicationLifecycle} status={application.status} size="lg" />
              </td>
              <td data-column={columns[3]} className={classes['time']}>
                <Moment application={application} />
              </td>
              <td>
                <ApplicationActions
                  application={application}
                  onOpen={() => change({ application: application.id })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <PageLinks
          pages={pages}
          page={shown.page}
          pathOf={(page) => pathOf(shown, { page })}
          onPageChange={() => top.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        />
      )}
      {shown.application !== undefined && (
        <ApplicationDialog id={shown.application} onClose={() => change({ application: undefined })} />
      )}
    </>
  );
}

export default function MinePanel({ shown }: { shown: Address }) {
  return (
    <section aria-label="我的申请">
      <MembersOnly why="登录后可以查看您的申请、继续填写草稿、跟进评审进度。">
        {() => <Applications shown={shown} />}
      </MembersOnly>
    </section>
  );
}
