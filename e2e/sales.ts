/** Steps of the course sales, and courses and seats made through the API. */
import { randomUUID } from 'node:crypto';
import { startWechatPayment } from '@features/payments/contract/payment';
import type { SalesCourse } from '@features/sales/contract/course';
import { courseDocuments } from '@features/sales/contract/editing';
import {
  createListing,
  getSeatPurchase,
  openNewUserPacket,
  purchaseSeat,
} from '@features/sales/contract/endpoints';
import type { Purchase } from '@features/sales/contract/purchase';
import { expect, type Locator, type Page } from '@playwright/test';
import type { z } from 'zod';
import { call } from './api.ts';
import { showWechatCode } from './checkout.ts';
import type { Member } from './members.ts';
import { editor } from './news.ts';
import { control } from './simulator.ts';

type CourseForm = z.input<typeof courseDocuments.create.body>;

const day = 86_400_000;
/** An instant in so many days. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** What an editor writes; the title is used by no other test. */
export const courseForm = (values: Partial<CourseForm> = {}): CourseForm => ({
  title: `夜读代码 ${randomUUID().slice(0, 8)}`,
  subtitle: '四个晚上写出第一个程序',
  description: '从第一行写起。',
  category: 'programming',
  level: 'beginner',
  instructor: '程远',
  instructorTitle: '工程师',
  price: 100,
  originalPrice: 160,
  duration: 2,
  maxStudents: 1,
  startTime: inDays(7),
  endTime: inDays(7.5),
  canResell: true,
  learningGoals: ['写出第一个程序'],
  ...values,
});

/** Publishes a course with one place. */
export async function sellCourse(values: Partial<CourseForm> = {}): Promise<SalesCourse> {
  const { token } = await editor();
  const { id } = await call(
    courseDocuments.create,
    { body: courseForm(values) },
    { token, key: randomUUID() },
  );
  return call(courseDocuments.publish, { params: { id } }, { token });
}

/** Buys a seat, paid by WeChat; a new-user red packet counts as shown. */
export async function buySeatAs({ token }: Member, course: SalesCourse): Promise<Purchase> {
  const { id } = await call(purchaseSeat, { params: { id: course.id } }, { token });
  await call(startWechatPayment, { query: { orderId: id } }, { token });
  const read = () => call(getSeatPurchase, { params: { id } }, { token });
  await control('pay', { provider: 'wechat', reference: (await read()).payments[0]?.reference ?? '' });
  await expect.poll(async () => (await read()).status).toBe('paid');
  return call(openNewUserPacket, { params: { id } }, { token });
}

/** Offers a seat for resale. */
export const resellAs = ({ token }: Member, { id }: Purchase, price: number, contact: string) =>
  call(createListing, { params: { id }, body: { price, contact } }, { token });

/** The detail dialog of a course over the list, or one of the course's own dialogs. */
export const salesDialog = (page: Page, name = '课程详情'): Locator => page.getByRole('dialog', { name });

/** Pays in the visible panel by WeChat, with a phone of its own. */
export async function payByWechat(page: Page): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await phone.close();
}
