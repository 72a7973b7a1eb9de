/** The applicant's actions: continue, submit, show progress, withdraw, delete. */
import { Button, Group } from '@mantine/core';
import { useSession } from '@platform/web/session/session';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link, useNavigate } from 'react-router';
import {
  type Application,
  applicationAddress,
  deleteDraft,
  getApplication,
  listMyApplications,
  withdrawApplication,
} from '../../contract/application.ts';
import { applicationLifecycle } from '../../contract/lifecycle.ts';
import { scholarshipList } from '../list.ts';
import { showDeadline, zoneName } from '../time.rules.ts';
import { applicationStorage } from '../useDraft.ts';

const small = { size: 'compact-md' } as const;
const danger = { ...small, variant: 'subtle', color: 'red', destructive: true } as const;

function DeleteDraft({ application: { id, scholarship } }: { application: Application }) {
  const navigate = useNavigate();
  return (
    <CommandButton
      {...danger}
      endpoint={deleteDraft}
      input={() => ({ params: { id } })}
      invalidates={[listMyApplications]}
      success="草稿已删除"
      onSuccess={() => {
        const { userInfo } = useSession.getState();
        if (userInfo) applicationStorage(userInfo.id, scholarship.id).remove();
        // A dialog that showed the draft closes.
        void navigate(scholarshipList.pathTo({ tab: 'mine' }), { preventScrollReset: true });
      }}
      label="删除"
      title="删除这份草稿？"
      confirmLabel="删除"
    >
      「{scholarship.title}」的草稿与已上传的材料会一并删除，不能恢复。
    </CommandButton>
  );
}

/** Withdraws an application before the deadline. */
export function Withdraw({ application }: { application: Application }) {
  const { id, status, application_number: number, scholarship } = application;
  const { application_deadline: deadline, deadline_zone: zone, is_open } = scholarship;
  return (
    <CommandButton
      {...danger}
      endpoint={withdrawApplication}
      input={(reason) => ({ params: { id }, body: { reason } })}
      invalidates={[listMyApplications, getApplication]}
      success="申请已撤回"
      available={is_open && applicationLifecycle.canMove('withdraw', status, 'beforeDeadline')}
      label="撤回"
      title="撤回这份申请？"
      confirmLabel="撤回申请"
      cancelLabel="暂不撤回"
      reason={{ label: '撤回原因（可不填）', limit: 500 }}
    >
      申请 {number} 撤回后不再参加评审。在 {showDeadline(deadline, zone)}（{zoneName(zone)}
      ）之前，您可以重新填写一份。
    </CommandButton>
  );
}

interface ApplicationActionsProps {
  application: Application;
  /** Opens its details. */
  onOpen?: () => void;
}

export function ApplicationActions({ application, onOpen }: ApplicationActionsProps) {
  const { id, status, scholarship } = application;
  const applyPath = scholarshipList.pathTo({ tab: 'apply', scholarship: scholarship.id });
  return (
    <Group gap="xs" justify="flex-end">
      {onOpen && (
        <Button {...small} variant="default" onClick={onOpen}>
          详情
        </Button>
      )}
      {status === 'draft' ? (
        <>
          {scholarship.is_open && (
            <Button {...small} component={Link} to={applyPath}>
              编辑并提交
            </Button>
          )}
          <DeleteDraft application={application} />
        </>
      ) : (
        <Button {...small} variant="outline" component={Link} to={applicationAddress(id)}>
          进度
        </Button>
      )}
      <Withdraw application={application} />
      {status === 'withdrawn' && scholarship.is_open && (
        <Button {...small} component={Link} to={applyPath}>
          重新申请
        </Button>
      )}
    </Group>
  );
}
