/** A course as the payment panel sees it; the purchase is created when the payment begins. */
import type { Payer } from '@features/payments/web/payer.ts';
import { useMemberBilling } from '@features/payments/web/useMemberBilling.ts';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { invalidate } from '@platform/web/api/invalidate';
import { notices } from '@platform/web/notices';
import { useQueryClient } from '@tanstack/react-query';
import type { Course } from '../../contract/course.ts';
import { buyCourse } from '../../contract/purchase.ts';
import { changedByPurchase } from '../mine/queries.ts';

const priceChanged = '课程价格已更新，请核对后再付款';

/** What is said when the provider has not confirmed a payment yet. */
const notConfirmed = '支付结果确认中，到账后课程会自动开通';

/** `onWaiting`: the provider still processes the payment, so there is nothing more to do in the form. */
export function useCoursePayer(course: Pick<Course, 'id' | 'price'>, onWaiting: () => void): Payer {
  const client = useQueryClient();
  const billing = useMemberBilling();
  const refresh = () => invalidate(client, changedByPurchase);
  return {
    paidMessage: null,
    billing,
    check: () => true,
    async prepare() {
      try {
        // The server returns the open purchase when the call is repeated.
        const { id, number, price } = await call(buyCourse, { params: { id: course.id } });
        if (price === course.price) return { orderId: id, orderNumber: number };
        notices.warning(priceChanged);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isSessionExpired(error)) notices.error(error.message);
      }
      refresh();
      return null;
    },
    onDone(_, isPaid) {
      refresh();
      if (isPaid) return;
      notices.warning(notConfirmed);
      onWaiting();
    },
    onClosed: refresh,
  };
}
