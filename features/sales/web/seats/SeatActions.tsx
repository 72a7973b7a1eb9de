/** What the owner of a seat can do with it; what is not possible is said with its reason. */
import { Button, Group, Text } from '@mantine/core';
import { saveFile } from '@platform/web/files/download';
import { formatYuan } from '@platform/web/format/amount';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Link } from 'react-router';
import { getSeatCalendar, refundSeat } from '../../contract/endpoints.ts';
import { salesErrors } from '../../contract/errors.ts';
import { type Purchase, refundRefusalLabels } from '../../contract/purchase.ts';
import { DialogLink } from '../parts/DialogLink.tsx';
import { changedByPurchase } from '../queries.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** Why the seat can't be given back or sold on; null when both are possible. */
function refusalText({ refundRefusal, resaleRefusal }: Purchase): string | null {
  const texts = [
    refundRefusal && refundRefusalLabels[refundRefusal],
    resaleRefusal === 'not_allowed' && salesErrors.RESALE_NOT_ALLOWED.message,
  ];
  return texts.filter(Boolean).join('；') || null;
}

export function SeatActions({ purchase }: { purchase: Purchase }) {
  const { id, status, course, price, refundRefusal, resaleRefusal, mayReturn, listing, livePath } = purchase;
  if (status !== 'paid') return null;
  const refusal = course.status === 'ended' ? null : refusalText(purchase);
  const refundLabel = mayReturn ? '退回席位' : '退款';
  return (
    <>
      <Group gap="xs">
        {livePath !== null && (
          <Button component={Link} to={livePath}>
            进入直播
          </Button>
        )}
        {course.status !== 'ended' && (
          <CommandButton
            endpoint={getSeatCalendar}
            input={() => ({ params: { id } })}
            onSuccess={({ fileName, content }) =>
              saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName)
            }
            label="加入日历"
            variant="default"
            aria-label={`下载「${course.title}」的日历文件`}
          />
        )}
        {listing?.status === 'open' && <WithdrawButton purchase={purchase} />}
        {resaleRefusal === null && (
          <DialogLink courseId={course.id} dialog="resell" variant="default">
            转售
          </DialogLink>
        )}
        <CommandButton
          endpoint={refundSeat}
          input={() => ({ params: { id } })}
          invalidates={changedByPurchase}
          success="席位已退回，款项正在退还"
          label={refundLabel}
          available={refundRefusal === null}
          variant="default"
          title={`${refundLabel}？`}
          confirmLabel={refundLabel}
          cancelLabel="保留席位"
          destructive
        >
          「{course.title}」的席位会让出，{formatYuan(price)} 按原路退回。名额已满时，再次购买要重新候补。
        </CommandButton>
      </Group>
      {refusal && (
        <Text size="sm" c="dimmed">
          {refusal}
        </Text>
      )}
    </>
  );
}
