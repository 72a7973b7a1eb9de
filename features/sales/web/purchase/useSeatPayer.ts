/** A seat as the payment panel sees it; the place is held when the payment begins. */
import type { Payer } from '@features/payments/web/payer.ts';
import { useMemberBilling } from '@features/payments/web/useMemberBilling.ts';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import type { SalesCourse } from '../../contract/course.ts';
import { purchaseSeat } from '../../contract/endpoints.ts';
import type { Purchase } from '../../contract/purchase.ts';
import { useKeepPurchase, useSalesRefresh } from '../queries.ts';

const priceChanged = '课程价格已更新，请核对后再付款';
/** The provider has not confirmed a payment yet. */
const notConfirmed = '支付结果确认中，到账后席位会自动归您';

interface SeatPayerOptions {
  course: Pick<SalesCourse, 'id' | 'price'>;
  /** The open purchase; without one a place is held first. */
  purchase: Purchase | null;
  onRefused: (refusal: ApiError) => void;
  /** The payment has arrived, or the provider still processes it. */
  onDone: () => void;
}

export function useSeatPayer({ course, purchase, onRefused, onDone }: SeatPayerOptions): Payer {
  const refresh = useSalesRefresh();
  const keepPurchase = useKeepPurchase();
  const billing = useMemberBilling();

  async function hold(): Promise<Purchase | null> {
    try {
      const held = await call(purchaseSeat, { params: { id: course.id } });
      keepPurchase(held);
      if (held.price === course.price) return held;
      notices.warning(priceChanged);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isSessionExpired(error)) onRefused(error);
      refresh();
    }
    return null;
  }

  return {
    billing,
    check: () => true,
    async prepare() {
      const open = purchase ?? (await hold());
      return open && { orderId: open.id, orderNumber: open.number };
    },
    onDone(_, isPaid) {
      refresh();
      if (!isPaid) notices.warning(notConfirmed);
      onDone();
    },
    onClosed: refresh,
  };
}
