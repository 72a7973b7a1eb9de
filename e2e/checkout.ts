/** Steps from the shop to a paid order. */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilHydrated } from './hydration.ts';

/** The detail dialog of a product over the shop's list. */
export const productDialog = (page: Page): Locator => page.getByRole('dialog', { name: '作品详情' });

/** The header's link to the cart, with its count. */
export const cartEntry = (page: Page): Locator =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /购物车/ });

/** The payment section. */
export const paymentPanel = (page: Page): Locator => page.getByRole('region', { name: '付款' });

/** Searches the shop. */
export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索商品' }).fill(words);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words);
}

/** Opens a product of the list in its dialog; before hydration the link would open its page. */
export async function openProduct(page: Page, title: string): Promise<Locator> {
  await waitUntilHydrated(page);
  await page.getByRole('heading', { level: 3, name: title }).getByRole('link').click();
  const dialog = productDialog(page);
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return dialog;
}

/** Fills in the shipping card for delivery to a flat in Sha Tin. */
export async function fillShipping(page: Page, name = '陈行舟'): Promise<void> {
  await page.getByLabel('姓名 Name').fill(name);
  await page.getByLabel('电话 Phone').fill('+852 2345 6789');
  await page.getByLabel('电子邮箱 Email').fill('xingzhou@example.org');
  await page.getByLabel('地区 District').selectOption('Sha Tin');
  await page.getByLabel('邮政编码 Postal code').fill('999077');
  await page.getByLabel('详细地址 Address').fill('沙田正街 1 号 2 座 3 楼');
}

export const methodNames = {
  paypal: 'PayPal',
  credit: '信用卡',
  stripe: 'Stripe',
  wechat: '微信支付',
  alipay: '支付宝',
  balance: '余额支付',
} as const;
/** The methods of external providers. */
export type Method = Exclude<keyof typeof methodNames, 'balance'>;

/** Selects a payment method. */
export async function chooseMethod(page: Page, method: keyof typeof methodNames): Promise<void> {
  const choice = paymentPanel(page).getByRole('radio', { name: new RegExp(`^${methodNames[method]}`) });
  await choice.click();
  await expect(choice).toBeChecked();
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  empty: '4000000000009995',
} as const;

/** Fills a card into the provider's field. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const panel = paymentPanel(page);
  await panel.getByLabel('银行卡号').fill(number);
  await panel.getByLabel('有效期，月和年').fill('1234');
  await panel.getByLabel('安全码 CVC').fill('123');
}

/** Clicks the button that pays by card. */
export const payByCard = (page: Page): Promise<void> =>
  paymentPanel(page)
    .getByRole('button', { name: /^支付 ¥/ })
    .click();

/** Opens PayPal's window and returns it. */
export async function openPaypal(page: Page): Promise<Locator> {
  await paymentPanel(page).getByRole('button', { name: 'PayPal 付款' }).click();
  const panel = page.getByRole('dialog', { name: '付款给「中轴」' });
  await expect(panel).toBeVisible();
  return panel;
}

/** The dialog with WeChat's code. */
export const wechatDialog = (page: Page): Locator => page.getByRole('dialog', { name: '微信支付' });

/** Shows WeChat's code, and returns its content, which a phone would open. */
export async function showWechatCode(page: Page): Promise<string> {
  const response = page.waitForResponse((answer) => answer.url().includes('/api/wxPay/scanCode1'));
  await paymentPanel(page)
    .getByRole('button', { name: /^微信扫码支付/ })
    .click();
  const { data } = (await (await response).json()) as { data: { codeUrl: string } };
  await expect(wechatDialog(page).getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  return data.codeUrl;
}

/** Opens Alipay's payment page. */
export async function goToAlipay(page: Page): Promise<void> {
  await paymentPanel(page)
    .getByRole('button', { name: /^前往支付宝支付/ })
    .click();
  await expect(page.getByRole('heading', { name: '订单待付款' })).toBeVisible();
}

/** Waits for the success page, which appears when the server has confirmed the payment; returns the order number. */
export async function expectPaid(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/payment-success\?/);
  await expect(page.getByRole('heading', { level: 1, name: '支付成功！' })).toBeVisible({ timeout: 20_000 });
  const number = await page.locator('dt', { hasText: '订单号' }).locator('+ dd').textContent();
  return number ?? '';
}

/** The address of the checkout for one product. */
export function paymentPath(product: { id: string; title: string }, quantity = 1): string {
  return `/payment?${new URLSearchParams({ product: JSON.stringify(product), quantity: String(quantity) })}`;
}
