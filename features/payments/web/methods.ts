/** The payment methods' labels, hints and icons (specification, section 2, checkout). */
import {
  IconBrandAlipay,
  IconBrandPaypal,
  IconBrandStripe,
  IconBrandWechat,
  IconCreditCard,
  IconWallet,
} from '@tabler/icons-react';
import type { PaymentMethod } from '../contract/provider.ts';

export const methodFaces = {
  paypal: { label: 'PayPal', hint: '以美元结算', Icon: IconBrandPaypal },
  credit: { label: '信用卡', hint: 'Visa、银联等', Icon: IconCreditCard },
  stripe: { label: 'Stripe', hint: '国际银行卡', Icon: IconBrandStripe },
  wechat: { label: '微信支付', hint: '用微信扫码', Icon: IconBrandWechat },
  alipay: { label: '支付宝', hint: '前往支付宝付款', Icon: IconBrandAlipay },
  balance: { label: '余额支付', hint: '用钱包支付', Icon: IconWallet },
} as const satisfies Record<PaymentMethod, unknown>;
