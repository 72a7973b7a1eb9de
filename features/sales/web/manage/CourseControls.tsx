/** The editors' actions on a course: edit, publish, unpublish, cancel. */
import { Group, Text } from '@mantine/core';
import { EditDocumentLink } from '@platform/web/document/DocumentLinks.tsx';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { SalesCourse } from '../../contract/course.ts';
import { cancelCourse, courseDocuments } from '../../contract/editing.ts';
import { managePath } from '../../contract/path.ts';
import { changedByEditing, seatsQuery, seatsToCount } from './queries.ts';
import { refundsOf } from './refunds.rules.ts';

/** Who gets how much back when the course is cancelled. */
function RefundText({ course: { id, currentStudents } }: { course: SalesCourse }) {
  const { data } = useQuery(seatsQuery(id, 1, seatsToCount));
  const refunds = data && data.pagination.total <= seatsToCount ? refundsOf(data.seats) : null;
  return (
    <Text component="p" my="xs">
      {refunds
        ? `${formatCount(refunds.people)} 位学员共退回 ${formatYuan(refunds.amount)}，每人退回自己支付的金额；转售过的席位，各位转让人也退回所付的金额。`
        : `${formatCount(currentStudents)} 个名额的学员各自退回所付的金额；转售过的席位，各位转让人也退回所付的金额。`}
      未付款的订单和候补一并结束。取消后不能恢复。
    </Text>
  );
}

export function CourseControls({ course }: { course: SalesCourse }) {
  const { id, title, publishTime, cancelReason, status } = course;
  const one = { params: { id } };
  const isOpen = cancelReason === null;
  const isPublished = publishTime !== null;
  return (
    <Group gap="xs" component="section" aria-label="编辑课程">
      {isOpen && status !== 'ended' && <EditDocumentLink path={managePath} id={id} />}
      <CommandButton
        endpoint={courseDocuments.publish}
        input={() => one}
        invalidates={changedByEditing}
        success="课程已发布"
        label="发布"
        available={isOpen && !isPublished}
      />
      <CommandButton
        endpoint={courseDocuments.unpublish}
        input={() => one}
        invalidates={changedByEditing}
        success="课程已撤回为草稿"
        label="撤回"
        available={isOpen && isPublished && course.currentStudents === 0}
        variant="default"
        title="撤回这门课程？"
        confirmLabel="撤回"
        cancelLabel="暂不撤回"
        destructive
      >
        撤回后只有编辑看得到「{title}」。
      </CommandButton>
      <CommandButton
        endpoint={cancelCourse}
        input={(reason) => ({ ...one, body: { reason } })}
        invalidates={changedByEditing}
        success="课程已取消，款项正在退还"
        label="取消课程"
        available={isOpen && isPublished && (status === 'upcoming' || status === 'resellable')}
        variant="default"
        title={`取消「${title}」？`}
        confirmLabel="取消课程"
        cancelLabel="保留课程"
        destructive
        reason={{ label: '取消原因（学员会看到）', limit: 200, required: '请填写取消原因' }}
      >
        <RefundText course={course} />
      </CommandButton>
    </Group>
  );
}
