/** How goods travel: the carriers, the tracking number, and the carrier's page about it. */
import { text } from '@platform/contract/text';
import { z } from 'zod';

export const carriers = ['sf', 'hongkong_post', 'ems', 'dhl', 'other'] as const;
export const carrier = z.enum(carriers, '请选择承运商');
export type Carrier = z.infer<typeof carrier>;

export const carrierNames: Readonly<Record<Carrier, string>> = {
  sf: '顺丰速运',
  hongkong_post: '香港邮政',
  ems: '中国邮政 EMS',
  dhl: 'DHL',
  other: '其他承运商',
};

/** The carrier's tracking page; without a known address of the parcel, the page on which the number is entered. */
const trackingPages: Readonly<Record<Carrier, ((number: string) => string) | null>> = {
  sf: (number) => `https://www.sf-express.com/chn/sc/waybill/waybill-detail/${number}`,
  hongkong_post: () => 'https://www.hongkongpost.hk/sc/mail_tracking/index.html',
  ems: () => 'https://www.ems.com.cn/',
  dhl: (number) => `https://www.dhl.com/hk-zh/home/tracking.html?tracking-id=${number}`,
  other: null,
};

/** Where the buyer follows the parcel; null without such a page. */
export function trackingUrl({ carrier, trackingNumber }: Shipment): string | null {
  return trackingPages[carrier]?.(encodeURIComponent(trackingNumber)) ?? null;
}

export const shipment = z.object({
  carrier,
  trackingNumber: text({ max: 40, required: '请输入运单号' }).regex(
    /^[A-Za-z0-9-]+$/,
    '运单号只能包含字母、数字和连字符',
  ),
});
export type Shipment = z.infer<typeof shipment>;
