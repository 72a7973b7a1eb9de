/** What has happened to a seat and concerns its owner: a cancelled or moved course, a resale and its money, the seller. */
import { Alert, Anchor, Stack } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listingLifecycle } from '../../contract/lifecycle.ts';
import type { Purchase } from '../../contract/purchase.ts';
import type { OwnListing } from '../../contract/resale.ts';
import { balancePath } from '../labels.ts';

const toBalance = (
  <Anchor component={Link} to={balancePath} inherit>
    查看余额
  </Anchor>
);

/** What has become of a listing; empty for one that was taken back. */
function listingText({ status, price, bonus, releasedAt }: OwnListing): ReactNode {
  const amounts = `转售款 ${formatYuan(price)}${bonus > 0 ? ` 和奖励红包 ${formatYuan(bonus)}` : ''}`;
  switch (status) {
    case 'open':
      return `以 ${formatYuan(price)} 转售中。售出后，${amounts} 在开课后存入您的余额。`;
    case 'sold':
      return `已以 ${formatYuan(price)} 售出，款项由本站保管。${amounts} 在开课后存入您的余额。`;
    case 'released':
      return (
        <>
          {amounts} 已存入您的余额{releasedAt && `（${formatDateTime(releasedAt)}）`}。{toBalance}
        </>
      );
    case 'closed':
      return '开课前没有售出，转售已截止，席位仍归您。';
    case 'undone':
      return '席位已退还主办方，这次转售已撤销，买卖双方各自退回所付的款项。';
    case 'withdrawn':
      return null;
  }
}

export function SeatNotes({ purchase }: { purchase: Purchase }) {
  const { course, status, payment_status, price, mayReturn, listing, sellerContact } = purchase;
  const sale = listing && listingText(listing);
  return (
    <Stack gap="xs">
      {course.cancelReason !== null && (
        <Alert color="red" title="主办方已取消这门课程">
          {course.cancelReason}
          {(status === 'refunded' || payment_status === 'refunded') && (
            <div>您支付的 {formatYuan(price)} 已按原路退回；从余额支付的部分退回余额。</div>
          )}
        </Alert>
      )}
      {mayReturn && (
        <Alert color="gold" title="主办方调整了上课时间">
          新的时间是 {formatDateTime(course.startTime)} 至 {formatDateTime(course.endTime)}
          。若不合适，开课前可以退回席位，全额退款。
        </Alert>
      )}
      {listing && sale && (
        <Alert
          color={listingLifecycle.colors[listing.status]}
          title={listingLifecycle.labels[listing.status]}
        >
          {sale}
        </Alert>
      )}
      {sellerContact !== null && (
        <Alert color="celadon" title="卖家的联系方式">
          <Verbatim>{sellerContact}</Verbatim>
        </Alert>
      )}
    </Stack>
  );
}
