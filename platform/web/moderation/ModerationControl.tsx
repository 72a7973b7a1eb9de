/** The button behind ModerationButton.tsx, with its question for the reason. */
import type { ButtonProps } from '@mantine/core';
import type { Data, Endpoint } from '@platform/contract/endpoint';
import { type Moderation, type ModerationFlag, maxReasonLength } from '@platform/contract/moderation';
import {
  IconEye,
  IconEyeOff,
  IconRubberStamp,
  IconRubberStampOff,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import type { Command } from '../api/command.ts';
import { CommandButton } from '../states/CommandButton.tsx';

export interface ModerationButtonProps<E extends Endpoint> extends ButtonProps {
  /** Declared by `moderationEndpoint`. */
  endpoint: E;
  id: string;
  flag: ModerationFlag;
  /** Whether the flag is set. */
  value: boolean;
  /** What would be hidden: 这条新闻. */
  subject: string;
  invalidates: readonly Endpoint[];
  onSuccess?: (data: Data<E>) => unknown;
}

/** On the button and said when it is done, first while the flag is clear. */
const texts = {
  hidden: [
    { label: '隐藏', done: '已隐藏，编辑可以恢复', Icon: IconEyeOff },
    { label: '恢复显示', done: '已重新显示', Icon: IconEye },
  ],
  featured: [
    { label: '推荐', done: '已设为推荐', Icon: IconStar },
    { label: '取消推荐', done: '已取消推荐', Icon: IconStarOff },
  ],
  approved: [
    { label: '通过审核', done: '已通过审核', Icon: IconRubberStamp },
    { label: '撤回审核', done: '已撤回审核', Icon: IconRubberStampOff },
  ],
} as const;

export default function ModerationControl<E extends Endpoint>(props: ModerationButtonProps<E>) {
  const { endpoint, id, flag, value, subject, invalidates, onSuccess, ...button } = props;
  const { label, done, Icon } = texts[flag][value ? 1 : 0];
  const inputOf = (body: Moderation) => ({ params: { id }, body }) as unknown as Command<E>;
  const question = {
    title: `隐藏${subject}？`,
    confirmLabel: '确认隐藏',
    destructive: true,
    reason: { label: '理由', limit: maxReasonLength, required: '请写明理由' },
    children: '读者将看不到它；理由记入操作记录。',
  };
  return (
    <CommandButton
      {...button}
      endpoint={endpoint}
      input={(reason) => inputOf(flag === 'hidden' && !value ? { hidden: true, reason } : { [flag]: !value })}
      invalidates={invalidates}
      success={done}
      {...(onSuccess ? { onSuccess } : {})}
      label={label}
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      {...(flag === 'hidden' && !value ? question : {})}
    />
  );
}
