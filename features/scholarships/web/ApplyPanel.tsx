/** The apply tab: the choice of a scholarship, then its form. */
import { Button } from '@mantine/core';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { Link } from 'react-router';
import { applicationAddress } from '../contract/application.ts';
import { scholarshipErrors } from '../contract/errors.ts';
import { applicationStatusLabels } from '../contract/lifecycle.ts';
import type { Scholarship } from '../contract/scholarship.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { useApplyStart, useMe } from './application.queries.ts';
import { scholarshipList } from './list.ts';
import { failed } from './messages.ts';
import { ChooseScholarship } from './parts/ChooseScholarship.tsx';
import { MembersOnly } from './parts/MembersOnly.tsx';
import { useScholarship } from './queries.ts';

interface ScholarshipFormProps {
  scholarship: Scholarship;
  userId: string;
}

/** Already submitted, or not possible any more. */
function Closed({ title, to, children }: { title: string; to: string; children?: string | undefined }) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          <Button component={Link} to={to}>
            查看我的申请
          </Button>
          <Button component={Link} to={scholarshipList.path} variant="default">
            看看别的奖学金
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

function ScholarshipForm({ scholarship, userId }: ScholarshipFormProps) {
  const start = useApplyStart(userId, scholarship.id);
  const me = useMe();
  const { full_name = '', email = '', phone = '' } = me.data ?? {};
  // Without the profile its fields stay empty.
  const query = start.data && me.isPending ? { ...start, data: undefined } : start;
  return (
    <QueryState query={query} failed={failed.detail} rows={5}>
      {(state) => {
        if (state.is === 'applied') {
          const { id, application_number, status } = state.application;
          return (
            <Closed title={scholarshipErrors.ALREADY_APPLIED.message} to={applicationAddress(id)}>
              {`申请编号 ${application_number}，${applicationStatusLabels[status]}。`}
            </Closed>
          );
        }
        if (!scholarship.is_open)
          return (
            <Closed
              title={scholarshipErrors.DEADLINE_PASSED.message}
              to={scholarshipList.pathTo({ tab: 'mine' })}
            />
          );
        return (
          <ApplyForm
            scholarship={scholarship}
            userId={userId}
            saved={state.is === 'draft' ? state.saved : null}
            prefill={{ full_name, email, phone }}
          />
        );
      }}
    </QueryState>
  );
}

function ApplyFor({ id, userId }: { id: string; userId: string }) {
  return (
    <QueryState query={useScholarship(id)} rows={5}>
      {(data) => <ScholarshipForm key={`${userId} ${id}`} scholarship={data} userId={userId} />}
    </QueryState>
  );
}

export default function ApplyPanel({ chosen }: { chosen: string | undefined }) {
  return (
    <section aria-label="在线申请">
      <MembersOnly why="登录后即可填写申请；填写的内容会自动保存，随时可以回来继续。">
        {(userId) => (chosen ? <ApplyFor id={chosen} userId={userId} /> : <ChooseScholarship />)}
      </MembersOnly>
    </section>
  );
}
