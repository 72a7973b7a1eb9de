/**
 * Every page fits a wide screen and a phone and is accessible. Pages of one kind share their components, so the first of a kind
 * is checked at both widths, one light and one dark, and those of the same kind on the phone in dark, the harder of the two.
 */
import { coursePath } from '@features/courses/contract/path';
import { requestRefund } from '@features/orders/contract/order';
import {
  courseDialogPath,
  managePath,
  purchasePath,
  salesCoursePath,
  seatsPath,
} from '@features/sales/contract/path';
import { rechargeMissing } from '@features/wallet/contract/recharge';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, setColorScheme } from './accessibility.ts';
import { call } from './api.ts';
import { openProduct, paymentPath } from './checkout.ts';
import { enrolAs, freeCourse, paidCourse } from './courses.ts';
import { expect, test } from './fixtures.ts';
import { type Member, newMember } from './members.ts';
import { editor } from './news.ts';
import { placeOrderAs, placePaidOrderAs } from './orders.ts';
import { productOf } from './products.ts';
import { envelope, grabPacketAs, send, sendForm, sendPacketAs, write } from './redpackets.ts';
import { staffMember } from './reviews.ts';
import { buySeatAs, sellCourse } from './sales.ts';
import { createDraftAs, formPath, scholarshipOf, submitApplicationAs } from './scholarships.ts';
import { createRechargeAs, letRechargeExpire, openRecharge, openTopUp, openWithdrawal } from './wallet.ts';

interface CheckedPage {
  /** Brings the page up; an address is just opened. */
  open: string | ((page: Page, who: Member) => Promise<unknown>);
  /** What must be there before it is looked at. */
  text: string | RegExp;
  anonymous?: boolean;
  /** Opened by an admin; `who` is the buyer. */
  admin?: boolean;
  /** A page of the same kind, which is checked in full. */
  sameKindAs?: string;
  /** What the browser will say, because the page is meant to show a refusal. */
  expectedError?: RegExp;
}

async function cartList(): Promise<string> {
  const products = await Promise.all(
    ['nine-needles-set', 'quanzhou-marionette', 'chaozhou-shadow-general'].map(productOf),
  );
  const addTime = new Date().toISOString();
  return JSON.stringify(
    products.map(({ id, title, cover, price }) => ({
      ...{ id, title, cover, price: price + 5 },
      ...{ quantity: 5, checked: true, addTime },
    })),
  );
}

async function withCart(page: Page, address: string): Promise<void> {
  // Before the page, which would take what the server keeps for the whole cart.
  await page.addInitScript((list) => localStorage.setItem('cartList', list), await cartList());
  await page.goto(address);
}

const pages: Record<string, CheckedPage> = {
  home: { open: '/', text: '以中轴为脉', anonymous: true },
  about: { open: '/about', text: '关于我们', anonymous: true },
  terms: { sameKindAs: 'about', open: '/legal/terms', text: '服务条款', anonymous: true },
  privacy: { sameKindAs: 'about', open: '/legal/privacy', text: '隐私政策', anonymous: true },
  cookies: { sameKindAs: 'about', open: '/legal/cookies', text: 'Cookie 说明', anonymous: true },
  login: { open: '/login', text: '演示站点，可选一个身份体验', anonymous: true },
  register: { sameKindAs: 'login', open: '/register', text: '注册', anonymous: true },
  'forgotten password': { sameKindAs: 'login', open: '/forgot-password', text: '忘记密码', anonymous: true },
  'new password': { sameKindAs: 'login', open: '/reset-password?token=x', text: '重置密码', anonymous: true },
  'failed verification': { open: '/verify-email', text: '链接无效或已过期，请重新获取', anonymous: true },
  'newsletter confirmation': {
    sameKindAs: 'failed verification',
    open: '/newsletter/confirm?token=x',
    text: '确认订阅',
    anonymous: true,
  },
  'failed newsletter confirmation': {
    sameKindAs: 'failed verification',
    open: '/newsletter/confirm',
    text: '链接无效，请重新订阅',
    anonymous: true,
  },
  unsubscribing: {
    sameKindAs: 'failed verification',
    open: '/newsletter/unsubscribe?token=x',
    text: '确认退订',
    anonymous: true,
  },
  missing: { open: '/nowhere', text: '页面不存在', anonymous: true, expectedError: /status of 404/ },
  'empty cart': { sameKindAs: 'missing', open: '/cart', text: '购物车还是空的', anonymous: true },
  'checkout of a stranger': {
    sameKindAs: 'checkout of the cart',
    open: async (page) => page.goto(paymentPath(await productOf('peking-mask-guan'))),
    text: '登录并支付',
    anonymous: true,
  },
  'payment of nothing': {
    sameKindAs: 'missing',
    open: '/payment-success',
    text: '没有找到订单',
    anonymous: true,
  },
  product: {
    open: async (page) => page.goto(`/library/${(await productOf('peking-mask-bao')).id}`),
    text: '立即购买',
    anonymous: true,
  },
  courses: { open: '/courses', text: /^共 \d+ 门$/ },
  'courses without a find': {
    sameKindAs: 'shop without a find',
    open: '/courses?search=飞碟',
    text: '没有找到相符的课程',
  },
  course: {
    open: async (page) => page.goto(coursePath((await paidCourse()).id)),
    text: '课程目录',
    anonymous: true,
  },
  'own courses': {
    sameKindAs: 'courses',
    async open(page, who) {
      await enrolAs(who, await freeCourse());
      await page.goto('/courses?tab=mine');
    },
    text: /^已学完 0/,
  },
  'no purchases of courses': {
    sameKindAs: 'shop without a find',
    open: '/courses?tab=purchases',
    text: '还没有购买记录',
  },
  scholarships: { open: '/scholarship', text: /^共 \d+ 项$/, anonymous: true },
  'scholarships without a find': {
    sameKindAs: 'shop without a find',
    open: '/scholarship?search=飞碟',
    text: '没有找到相符的奖学金',
    anonymous: true,
  },
  'scholarship over the list': {
    open: async (page) => page.goto(`/scholarship?scholarship=${(await scholarshipOf('青年学徒传习金')).id}`),
    text: '申请条件',
    anonymous: true,
  },
  'applications of a stranger': {
    sameKindAs: 'missing',
    open: '/scholarship?tab=mine',
    text: '请先登录',
    anonymous: true,
  },
  'choice of a scholarship': {
    sameKindAs: 'missing',
    open: '/scholarship?tab=apply',
    text: '请先选择要申请的奖学金',
  },
  'application form': {
    open: async (page) => page.goto(await formPath('青年学徒传习金')),
    text: '填写后自动保存',
  },
  'own applications': {
    sameKindAs: 'orders',
    async open(page, who) {
      await createDraftAs(who, '青年学徒传习金');
      await page.goto('/scholarship?tab=mine');
    },
    text: '编辑并提交',
  },
  'application over the list': {
    sameKindAs: 'scholarship over the list',
    async open(page, who) {
      const { id } = await submitApplicationAs(who, '青年学徒传习金');
      await page.goto(`/scholarship?tab=mine&application=${id}`);
    },
    text: '就读院校',
  },
  'progress of an application': {
    async open(page, who) {
      await submitApplicationAs(who, '青年学徒传习金');
      await page.goto('/scholarship/application');
    },
    text: '核验回执',
  },
  'progress of nothing': { sameKindAs: 'missing', open: '/scholarship/application', text: '还没有申请' },
  shop: { open: '/library', text: /^共 \d+ 件$/ },
  'shop as a list': { sameKindAs: 'shop', open: '/library?mode=list', text: /^共 \d+ 件$/ },
  categories: { open: '/library?tab=categories', text: '土与火、丝与漆，在同一双手里成器。' },
  'shop without a find': { open: '/library?search=飞碟', text: '没有找到相符的商品' },
  'advanced search': {
    async open(page) {
      await page.goto('/library');
      await page.getByRole('button', { name: /高级搜索/ }).click();
    },
    text: '仅看有货',
  },
  'product over the list': {
    sameKindAs: 'product',
    async open(page) {
      const { title } = await productOf('peking-mask-bao');
      await page.goto(`/library?search=${encodeURIComponent(title.slice(0, 4))}`);
      await openProduct(page, title);
    },
    text: '作品详情',
  },
  cart: { open: (page) => withCart(page, '/cart'), text: '去结算' },
  'checkout of the cart': { open: (page) => withCart(page, '/cart-payment'), text: '微信扫码支付' },
  'checkout by PayPal': {
    sameKindAs: 'checkout of the cart',
    open: (page) => withCart(page, '/paypal-payment'),
    text: '以美元结算',
  },
  'checkout with errors': {
    async open(page) {
      await page.goto(paymentPath(await productOf('peking-mask-guan')));
      await page.getByRole('button', { name: /^微信扫码支付/ }).click();
    },
    text: /请输入邮政编码/,
  },
  'no orders': { sameKindAs: 'missing', open: '/orders', text: '还没有订单' },
  orders: {
    async open(page, who) {
      await placeOrderAs(who, 'kunqu-peony-fan');
      await page.goto('/orders');
    },
    text: '去支付',
  },
  order: {
    async open(page, who) {
      const { id } = await placeOrderAs(who, 'kunqu-peony-fan');
      await page.goto(`/orders/${id}`);
    },
    text: '订单经过',
  },
  'order with a request': {
    sameKindAs: 'order',
    async open(page, who) {
      const { id } = await placePaidOrderAs(who, 'kunqu-peony-fan');
      const body = { kind: 'refund', reason: '不合适' } as const;
      await call(requestRefund, { params: { id }, body }, { token: who.token });
      await page.goto(`/orders/${id}`);
    },
    text: '添加图片',
  },
  'receipt of an order': {
    async open(page, who) {
      const { id } = await placePaidOrderAs(who, 'kunqu-peony-fan', 'standard');
      await page.goto(`/payment-success?orderId=${id}`);
    },
    text: '预计送达',
  },
  'orders of all members': { open: '/admin/orders', text: '导出 CSV', admin: true },
  'orders of all members without a find': {
    sameKindAs: 'orders of all members',
    open: '/admin/orders?search=飞碟',
    text: '没有找到相符的订单',
    admin: true,
  },
  'order at the staff': {
    async open(page, who) {
      const { id } = await placePaidOrderAs(who, 'kunqu-peony-fan', 'standard');
      await page.goto(`/admin/orders/${id}`);
    },
    text: '打印配货单',
    admin: true,
  },
  profile: { open: '/profile', text: '退出所有设备' },
  notifications: { open: '/notifications', text: '还没有通知' },
  'settings of notifications': { open: '/notifications?tab=settings', text: '邮件只发到已验证的邮箱' },
  member: {
    sameKindAs: 'profile',
    open: async (page) => page.goto(`/members/${(await editor()).user.id}`),
    text: '发布的新闻',
    anonymous: true,
  },
  wallet: {
    async open(page, who) {
      await createRechargeAs(who, 500);
      await page.goto('/wallet');
    },
    text: '注册赠送',
  },
  'wallet without a find': {
    sameKindAs: 'shop without a find',
    open: '/wallet?direction=out',
    text: '没有找到相符的明细',
  },
  'balance without movements': {
    sameKindAs: 'shop without a find',
    open: '/wallet?tab=money',
    text: '还没有收支',
  },
  recharges: {
    sameKindAs: 'orders',
    async open(page, who) {
      await createRechargeAs(who, 10_000);
      await page.goto('/wallet?tab=recharges');
    },
    text: '处理中',
  },
  'recharge dialog with an error': {
    async open(page) {
      await page.goto('/wallet');
      await openRecharge(page);
      await page.getByRole('button', { name: /^微信扫码支付/ }).click();
    },
    text: rechargeMissing,
  },
  'top-up dialog': {
    sameKindAs: 'recharge dialog with an error',
    async open(page) {
      await page.goto('/wallet?tab=money');
      await openTopUp(page);
    },
    text: '其他金额（元）',
  },
  'withdrawal dialog': {
    sameKindAs: 'recharge dialog with an error',
    async open(page) {
      await page.goto('/wallet?tab=money');
      await openWithdrawal(page);
    },
    text: '收款人姓名',
  },
  'wallet without withdrawals': {
    sameKindAs: 'shop without a find',
    open: '/wallet?tab=withdrawals',
    text: '申请提现',
  },
  recharge: {
    async open(page, who) {
      await page.goto(`/wallet/recharges/${(await createRechargeAs(who, 1000)).id}`);
    },
    text: '微信扫码支付',
  },
  'failed recharge': {
    sameKindAs: 'recharge',
    async open(page, who) {
      const { id } = await createRechargeAs(who, 1000);
      await letRechargeExpire(id);
      await page.goto(`/wallet/recharges/${id}`);
    },
    text: '再次充值',
  },
  'form of a red packet': {
    sameKindAs: 'form of a red packet with errors',
    async open(page) {
      await page.goto('/redpacket');
      await write(page, { amount: '900', count: '30', message: '福'.repeat(50) });
    },
    text: /共 30 份/,
  },
  'form of a red packet with errors': {
    async open(page) {
      await page.goto('/redpacket');
      await sendForm(page).getByText('私密').click();
      await send(page);
    },
    text: '请输入红包金额',
  },
  'red packets to grab': {
    async open(page, who) {
      const { message } = await sendPacketAs(who, { message: '福'.repeat(50), count: 30 });
      await page.goto('/redpacket?tab=grab');
      await expect(envelope(page, message).first()).toBeVisible();
    },
    text: '抢红包',
  },
  'no red packets yet': { sameKindAs: 'missing', open: '/redpacket?tab=history', text: '还没有红包记录' },
  'red packets sent': {
    sameKindAs: 'orders',
    async open(page, who) {
      await sendPacketAs(who, { message: '福'.repeat(50) });
      await page.goto('/redpacket?tab=history');
    },
    text: '进行中',
  },
  'shared red packet': {
    async open(page) {
      const { id } = await sendPacketAs(
        await newMember({ full_name: 'Evelyn Whitfield-Zhang of London' }),
        {},
      );
      await page.goto(`/redpacket/${id}`);
    },
    text: '红包抢完或过期后公布',
    anonymous: true,
  },
  'proof of a red packet': {
    async open(page, who) {
      const { id } = await sendPacketAs(who, { type: 'fixed', amount: 1000, count: 1 });
      await grabPacketAs(who, id);
      await page.goto(`/redpacket/${id}`);
      await page.getByRole('button', { name: '在我的浏览器里验证' }).click();
    },
    text: '验证通过：这个红包分得公平。',
  },
  'course sales': { open: '/course-sales', text: /^共 \d+ 门$/ },
  'sales course': {
    async open(page) {
      await page.goto(salesCoursePath((await sellCourse()).id));
    },
    text: '立即购买',
  },
  'purchase of a seat': {
    async open(page) {
      await page.goto(courseDialogPath((await sellCourse()).id, 'purchase'));
    },
    text: /^微信扫码支付 ¥/,
  },
  'my seats': {
    async open(page, who) {
      await buySeatAs(who, await sellCourse());
      await page.goto(seatsPath);
    },
    text: '加入日历',
  },
  'one seat': {
    async open(page, who) {
      const { id } = await buySeatAs(who, await sellCourse());
      await page.goto(purchasePath(id));
    },
    text: '支付经过',
  },
  'managed sales courses': { open: managePath, text: /^共 \d+ 门$/, admin: true },
  'managed sales course': {
    async open(page, who) {
      const course = await sellCourse();
      await buySeatAs(who, course);
      await page.goto(`${managePath}/${course.id}`);
    },
    text: '席位（1）',
    admin: true,
  },
  'new sales course': { open: `${managePath}/new`, text: '保存草稿', admin: true },
};

const wideScreen = { viewport: { width: 1280, height: 800 }, scheme: 'light' } as const;
const phone = { viewport: { width: 375, height: 812 }, scheme: 'dark' } as const;

/** Opens a page and checks it: in full, or on the phone alone. */
async function check(page: Page, who: Member, { open, text, sameKindAs }: CheckedPage): Promise<void> {
  await page.setViewportSize(wideScreen.viewport);
  await page.emulateMedia({ colorScheme: wideScreen.scheme });
  await (typeof open === 'string' ? page.goto(open) : open(page, who));
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  if (sameKindAs === undefined) await expectAccessible(page);
  await page.setViewportSize(phone.viewport);
  await setColorScheme(page, phone.scheme);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** One browser checks the pages of a kind, one after the other: it need not fetch what they share again. */
const kinds = Map.groupBy(Object.entries(pages), ([name, { sameKindAs = name, anonymous = false }]) =>
  anonymous ? `${sameKindAs}, anonymous` : sameKindAs,
);

async function visitorOf(kind: readonly CheckedPage[], who: Member): Promise<Member | null> {
  if (kind.some(({ anonymous }) => anonymous)) return null;
  return kind.some(({ admin }) => admin) ? staffMember('admin') : who;
}

for (const [kind, checked] of kinds) {
  test(`pages like ${kind}: nothing sideways, nothing inaccessible`, async ({
    visit,
    member,
    browserErrors,
  }) => {
    test.slow();
    const who = await member();
    const page = await visit(
      await visitorOf(
        checked.map(([, one]) => one),
        who,
      ),
    );
    for (const [name, checkedPage] of checked) {
      if (checkedPage.expectedError) browserErrors.expectError(checkedPage.expectedError);
      await test.step(name, () => check(page, who, checkedPage));
    }
  });
}

test('a page like another names one that is checked in full', () => {
  const checkedInFull = Object.keys(pages).filter((name) => pages[name]?.sameKindAs === undefined);
  for (const { sameKindAs } of Object.values(pages))
    if (sameKindAs) expect(checkedInFull).toContain(sameKindAs);
});
