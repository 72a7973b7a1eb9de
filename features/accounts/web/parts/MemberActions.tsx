/** What a logged-in visitor can do on a member's page: edit the own one, mute another, as an admin remove the avatar. */
import { Button, Group } from '@mantine/core';
import { maxReasonLength } from '@platform/contract/moderation';
import { useSession } from '@platform/web/session/session';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link } from 'react-router';
import { getMember, type Member, reasonRequired, removeMemberAvatar } from '../../contract/members.ts';
import { useMutes } from '../queries.ts';
import { MuteButton } from './MuteButton.tsx';

export default function MemberActions({ member }: { member: Member }) {
  const { id, avatar } = member;
  const visitor = useSession(({ userInfo }) => userInfo);
  const { data } = useMutes();
  const isOwn = visitor?.id === id;
  return (
    <Group justify="center" gap="xs">
      {isOwn ? (
        <Button component={Link} to="/profile" variant="default" size="compact-md">
          编辑资料
        </Button>
      ) : (
        data && (
          <MuteButton person={member} isMuted={data.mutes.some((one) => one.id === id)} size="compact-md" />
        )
      )}
      {visitor?.role === 'admin' && (
        <CommandButton
          endpoint={removeMemberAvatar}
          input={(reason) => ({ params: { id }, body: { reason } })}
          invalidates={[getMember]}
          success={removeMemberAvatar.message}
          available={avatar !== null}
          variant="default"
          size="compact-md"
          label="移除头像"
          title="移除这位成员的头像？"
          confirmLabel="移除"
          destructive
          reason={{ label: '理由', limit: maxReasonLength, required: reasonRequired }}
        >
          理由记入操作记录，并寄给这位成员。
        </CommandButton>
      )}
    </Group>
  );
}
