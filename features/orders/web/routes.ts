/** The pages of checkout and orders, as the specification's route table has them. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'payment', file: 'PaymentPage.tsx' },
  { path: 'cart-payment', file: 'CartPaymentPage.tsx' },
  { path: 'paypal-payment', file: 'PaypalPaymentPage.tsx' },
  { path: 'payment-success', file: 'PaymentSuccessPage.tsx' },
  { path: 'orders', file: 'OrdersPage.tsx', menu: { label: '我的订单', position: 13, membersOnly: true } },
  { path: 'orders/:id', file: 'OrderPage.tsx' },
  {
    path: 'admin/orders',
    file: 'staff/OrdersAdminPage.tsx',
    menu: { label: '订单管理', position: 4, place: 'account', roles: ['admin'] },
  },
  { path: 'admin/orders/:id', file: 'staff/StaffOrderPage.tsx' },
];
