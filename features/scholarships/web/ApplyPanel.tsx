/** The apply tab: a scholarship first, then the form for it. */
import { Button } from '@mantine/core';
import { EmptyState } from '@platform/web/states/EmptyState.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { Link } from 'react-router';
import { scholarshipErrors } from '../contract/errors.ts';
import { applicationStatusLabels } from '../contract/lifecycle.ts';
import type { Scholarship } from '../contract/scholarship.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { tabPath } from './address.rules.ts';
import { failed } from './messages.ts';
import { ChooseScholarship } from './parts/ChooseScholarship.tsx';
import { MembersOnly } from './parts/MembersOnly.tsx';
import { useApplyStart, useMe, useScholarship } from './queries.ts';

interface ForOne {
  scholarship: Scholarship;
  userId: string;
}

/** An application was handed in already, or can't be any more. */
function Closed({ title, to, children }: { title: string; to: string; children?: string | undefined }) {
  return (
    <EmptyState
      title={title}
      action={
        <>
          <Button component={Link} to={to}>
            查看我的申请
          </Button>
          <Button component={Link} to={tabPath('list')} variant="default">
            看看别的奖学金
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

function ForScholarship({ scholarship, userId }: ForOne) {
  const start = useApplyStart(userId, scholarship.id);
  const me = useMe();
  const { data, error, refetch, isFetching } = start;
  if (error && !data) {
    return <ErrorState error={error} title={failed.detail} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data || me.isPending) return <ListSkeleton count={5} />;
  if (data.is === 'standing') {
    const { id, application_number, status } = data.application;
    return (
      <Closed title={scholarshipErrors.ALREADY_APPLIED.message} to={`/scholarship/application?id=${id}`}>
        {`申请编号 ${application_number}，${applicationStatusLabels[status]}。`}
      </Closed>
    );
  }
  if (!scholarship.is_open) {
    return <Closed title={scholarshipErrors.DEADLINE_PASSED.message} to={tabPath('mine')} />;
  }
  const { full_name = '', email = '', phone = '' } = me.data ?? {};
  return (
    <ApplyForm
      scholarship={scholarship}
      userId={userId}
      saved={data.is === 'draft' ? data.saved : null}
      prefill={{ full_name, email, phone }}
    />
  );
}

function Chosen({ id, userId }: { id: string; userId: string }) {
  const { data, error, refetch, isFetching } = useScholarship(id);
  if (data) return <ForScholarship key={`${userId} ${id}`} scholarship={data} userId={userId} />;
  if (!error) return <ListSkeleton count={5} />;
  return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
}

export default function ApplyPanel({ chosen }: { chosen: string | undefined }) {
  return (
    <section aria-label="在线申请">
      <MembersOnly why="登录后即可填写申请；填写的内容会自动保存，随时可以回来继续。">
        {(userId) => (chosen ? <Chosen id={chosen} userId={userId} /> : <ChooseScholarship />)}
      </MembersOnly>
    </section>
  );
}
