/** What its applicant can do with an application: write on and submit, follow, withdraw, delete. */
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { Application } from '../../contract/application.ts';
import { applicationLifecycle } from '../../contract/lifecycle.ts';
import { tabPath } from '../address.rules.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { Withdraw } from './Withdraw.tsx';

interface ApplicationActionsProps {
  application: Application;
  /** Another way, before the others. */
  onLook?: () => void;
}

export function ApplicationActions({ application, onLook }: ApplicationActionsProps) {
  const { id, status, scholarship } = application;
  const applyPath = tabPath('apply', { scholarship: scholarship.id });
  return (
    <Group gap="xs" justify="flex-end">
      {onLook && (
        <Button size="compact-md" variant="default" onClick={onLook}>
          详情
        </Button>
      )}
      {status === 'draft' ? (
        <>
          {scholarship.is_open && (
            <Button size="compact-md" component={Link} to={applyPath}>
              编辑并提交
            </Button>
          )}
          <DeleteDraft application={application} />
        </>
      ) : (
        <Button size="compact-md" variant="outline" component={Link} to={`/scholarship/application?id=${id}`}>
          进度
        </Button>
      )}
      {scholarship.is_open && applicationLifecycle.canMove('withdraw', status, 'beforeDeadline') && (
        <Withdraw application={application} />
      )}
      {status === 'withdrawn' && scholarship.is_open && (
        <Button size="compact-md" component={Link} to={applyPath}>
          重新申请
        </Button>
      )}
    </Group>
  );
}
