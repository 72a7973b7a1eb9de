/** Emails and notifications to buyers about their orders. */
import { findPerson } from '@features/accounts/people';
import type { Kind } from '@features/notifications/contract/kinds';
import { notify } from '@features/notifications/server/notify';
import { fenToText } from '@platform/contract/money';
import { portalZone } from '@platform/contract/zone';
import type { Transaction } from '@platform/server/database/database';
import type { Email } from '@platform/server/mail';
import { verbatim } from '@platform/server/mail/email';
import type { Services } from '@platform/server/portal';
import { type RequestKind, requestKindNames, returnDays } from '../contract/request.ts';
import { carrierNames, type Shipment, trackingUrl } from '../contract/shipment.ts';
import { addressText, deliveryNames, deliveryTime } from '../contract/shipping.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/** What a notification says: the kind, and what happened where the kind leaves it open. */
export interface OrderNotification {
  kind: Extract<Kind, `order_${string}`>;
  detail?: string;
}

/** An email about an order, without its recipient, number and link, and the notification beside it. */
export interface OrderEmail extends Pick<Email, 'subject' | 'paragraphs'> {
  notification?: OrderNotification;
}

type Notifying = Pick<Services, 'clock' | 'random' | 'live'>;

/** Notifies an order's buyer. */
export function notifyBuyer(
  services: Notifying,
  tx: Transaction,
  { id, userId, orderNumber }: Pick<OrderRow, 'id' | 'userId' | 'orderNumber'>,
  notification: OrderNotification,
): Promise<void> {
  return notify(tx, services, { ...notification, to: userId, subject: orderNumber, path: `/orders/${id}` });
}

/** Notifies an order's buyer, and queues an email to their account's address; both hold if the transaction commits. */
export async function emailBuyer(
  services: Notifying & Pick<Services, 'mail'>,
  tx: Transaction,
  { id, userId, orderNumber }: Pick<OrderRow, 'id' | 'userId' | 'orderNumber'>,
  { notification, ...email }: OrderEmail,
): Promise<void> {
  if (notification) await notifyBuyer(services, tx, { id, userId, orderNumber }, notification);
  const buyer = await findPerson(tx, userId);
  if (!buyer) return;
  const { name, email: address, script } = buyer;
  const message: Email = {
    ...email,
    to: { name, email: address, script },
    title: email.subject,
    subject: `${email.subject}（${orderNumber}）`,
    facts: [['订单号', orderNumber]],
    action: { label: '查看订单', url: `/orders/${id}` },
  };
  await services.mail.send(message, tx);
}

const clockTime = new Intl.DateTimeFormat('zh-CN', { timeZone: portalZone, timeStyle: 'short' });
const yuanText = (fen: number) => `${fenToText(fen)} 元`;

type Line = Pick<OrderLineRow, 'title' | 'price' | 'quantity'>;

/** The lines with the delivery fee and the total, under the name of the amount. */
function bill(lines: readonly Line[], { shippingFee, total }: OrderRow, name: string): string {
  const rows = lines.map(
    ({ title, price, quantity }) => `${title} × ${quantity}：${yuanText(price * quantity)}`,
  );
  const fee = shippingFee > 0 ? [`配送费：${yuanText(shippingFee)}`] : [];
  return [...rows, ...fee, `${name}：${yuanText(total)}`].join('\n');
}

/** Placed, not yet paid. */
export function placedEmail(order: OrderRow, lines: readonly Line[]): OrderEmail {
  const until = clockTime.format(order.expiresAt);
  return {
    subject: '订单已提交，请付款',
    paragraphs: [
      `您的订单已提交。请在 ${until}（香港时间）前付款，逾期未付的订单会自动取消。`,
      bill(lines, order, '应付'),
    ],
  };
}

/** Paid: the receipt. */
export function paidEmail(order: OrderRow, lines: readonly Line[]): OrderEmail {
  const { shipping, deliveryMethod } = order;
  const address = deliveryMethod === 'pickup' ? [] : [`收货地址：${verbatim(addressText(shipping))}`];
  const delivery = [
    `收货人：${verbatim(shipping.fullName)}`,
    ...address,
    `${deliveryNames[deliveryMethod]}：${deliveryTime(deliveryMethod)}`,
  ];
  return {
    notification: { kind: 'order_confirmed' },
    subject: '已收到您的付款',
    paragraphs: [
      '感谢您支持传统手艺。我们已收到您的付款，正在备货。',
      bill(lines, order, '实付'),
      delivery.join('\n'),
    ],
  };
}

/** The parcel is under way. */
export function shippedEmail(shipment: Shipment): OrderEmail {
  const url = trackingUrl(shipment);
  const tracking = url ? [`查询物流：${url}`] : [];
  return {
    notification: { kind: 'order_shipped' },
    subject: '您的订单已发货',
    paragraphs: [
      [`${carrierNames[shipment.carrier]}，运单号 ${shipment.trackingNumber}`, ...tracking].join('\n'),
      `收到商品后请在订单页确认收货；确认后 ${returnDays} 天内可以申请退货。`,
    ],
  };
}

/** The goods can be collected. */
export function readyEmail(pickupCode: string): OrderEmail {
  return {
    notification: { kind: 'order_ready' },
    subject: '您的商品已备好，可以自提',
    paragraphs: [`取货码：${pickupCode}`, '请凭取货码到店领取。'],
  };
}

interface RefundFacts {
  /** In fen. */
  amount: number;
  /** Whether it is a part of what was paid. */
  isPart: boolean;
  reason: string | null;
  /** The kind of the request that is approved, if there is one. */
  request: RequestKind | null;
}

const refundNotification = (detail: string): OrderNotification => ({ kind: 'order_refunded', detail });

/** Money goes back. */
export function refundEmail({ amount, isPart, reason, request }: RefundFacts): OrderEmail {
  const refund = `${isPart ? '部分退款' : '退款'} ${yuanText(amount)}，按原支付方式退回，到账时间以支付平台为准。`;
  const note = reason ? [`说明：${verbatim(reason)}`] : [];
  const notification = refundNotification(`${isPart ? '部分退款' : '已退款'} ${yuanText(amount)}`);
  return request
    ? {
        notification,
        subject: `您的${requestKindNames[request]}申请已同意`,
        paragraphs: [`您的${requestKindNames[request]}申请已同意。${refund}`, ...note],
      }
    : {
        notification,
        subject: isPart ? '您的订单已部分退款' : '您的订单已退款',
        paragraphs: [refund, ...note],
      };
}

/** The request is refused. */
export function refusalEmail(request: RequestKind, reason: string): OrderEmail {
  const kind = requestKindNames[request];
  return {
    notification: refundNotification(`的${kind}申请未通过`),
    subject: `您的${kind}申请未通过`,
    paragraphs: [
      `您的${kind}申请未通过。`,
      `说明：${verbatim(reason)}`,
      '如有疑问，请回复此邮件或联系我们。',
    ],
  };
}

/** Money came after the order had ended. */
export function lateRefundEmail(): OrderEmail {
  return {
    notification: refundNotification('付款迟到，款项将退回'),
    subject: '付款迟到，款项将退回',
    paragraphs: ['您的付款到达时订单已关闭，款项将按原支付方式退回，到账时间以支付平台为准。'],
  };
}
