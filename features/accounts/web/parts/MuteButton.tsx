/** Mutes a member after a question, or unmutes one. */
import type { ButtonProps } from '@mantine/core';
import type { Endpoint } from '@platform/contract/endpoint';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { listMutes, setMute } from '../../contract/members.ts';
import type { PersonView } from '../../contract/person.ts';

interface MuteButtonProps extends ButtonProps {
  person: Pick<PersonView, 'id' | 'name'>;
  isMuted: boolean;
  /** Lists that leave out what muted members wrote. */
  lists?: readonly Endpoint[];
}

export function MuteButton({ person: { id, name }, isMuted, lists = [], ...button }: MuteButtonProps) {
  const common = {
    variant: 'default',
    ...button,
    endpoint: setMute,
    input: () => ({ params: { id }, body: { muted: !isMuted } }),
    invalidates: [listMutes, ...lists],
  };
  if (isMuted)
    return (
      <CommandButton {...common} success="已取消屏蔽" label="取消屏蔽" aria-label={`取消屏蔽 ${name}`} />
    );
  return (
    <CommandButton
      {...common}
      success="已屏蔽，可以在个人资料中取消"
      label="屏蔽"
      title="屏蔽这位成员？"
      confirmLabel="屏蔽"
    >
      列表中不再出现此人发布的内容，也不再收到其回复、提及和点赞的通知。对方不会知道。
    </CommandButton>
  );
}
