/** The catalogue, buying by card, balance and for nothing, and reviews. */
import { coursePath, learnPath } from '@features/courses/contract/path';
import { purchaseSuccessful } from '@features/courses/contract/purchase';
import { formatShortYuan } from '@platform/web/format/amount';
import { expectAccessible, setColorScheme } from './accessibility.ts';
import {
  chooseMethod,
  fillCard,
  payByCard,
  cards as paymentCards,
  paymentPanel,
  showWechatCode,
} from './checkout.ts';
import {
  buyDialog,
  cards,
  courses,
  enrolAs,
  finishLessonAs,
  freeCourse,
  openCourse,
  paidCourse,
  reviewAs,
} from './courses.ts';
import { expect, test } from './fixtures.ts';
import { editor } from './news.ts';
import { account, openTopUp } from './wallet.ts';

test('the catalogue is filtered, sorted and searched in either script, all of it in the address', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: '课程' })).toBeVisible();
  const all = await courses();
  await expect(cards(page)).toHaveCount(Math.min(8, all.length));
  await expectAccessible(page);
  await setColorScheme(page, 'dark');
  await expectAccessible(page, 'colours');

  await page.getByRole('navigation', { name: '课程分类' }).getByRole('link', { name: '书法艺术' }).click();
  const calligraphy = all.filter(({ category }) => category === 'calligraphy');
  await expect(page.getByText(`共 ${calligraphy.length} 门`)).toBeVisible();
  await page.getByRole('combobox', { name: '排序' }).selectOption('价格从低到高');
  await expect(page).toHaveURL(/category=calligraphy&sort=price_asc$/);
  await expect(cards(page).first()).toContainText(calligraphy[0]?.title ?? '');
  await page.getByRole('combobox', { name: '难度' }).selectOption('高级');
  const advanced = calligraphy.filter(({ level }) => level === 'advanced');
  await expect(cards(page)).toHaveCount(advanced.length);
  await page.reload();
  await expect(page.getByRole('combobox', { name: '难度' })).toHaveValue('advanced');

  await page.goto('/courses');
  // In traditional characters, while the courses are written in simplified ones.
  await page.getByRole('searchbox', { name: '搜索课程' }).fill('楷書');
  await expect(page.locator('mark').first()).toHaveText('楷书');
  await page.getByRole('searchbox', { name: '搜索课程' }).fill('飞碟');
  await expect(page.getByText('没有找到相符的课程')).toBeVisible();
});

test('a declined card leaves the form, a good one opens the course', async ({ visit, member }) => {
  const course = await paidCourse();
  const page = await visit(await member());
  const dialog = await openCourse(page, course.title);
  await expect(page).toHaveURL(new RegExp(`${coursePath(course.id)}$`));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '立即购买' }).click();
  const buying = buyDialog(page);
  await chooseMethod(page, 'stripe');
  await expectAccessible(page);
  await fillCard(page, paymentCards.declined);
  await payByCard(page);
  await expect(buying.getByText('您的银行卡被拒绝')).toBeVisible();
  await expect(buying.getByLabel('银行卡号')).toBeVisible();
  await fillCard(page, paymentCards.good);
  await payByCard(page);
  await expect(page.getByText(purchaseSuccessful)).toBeVisible({ timeout: 20_000 });
  await expect(buying).toBeHidden();
  const learn = dialog.getByRole('link', { name: '开始学习' });
  await expect(learn).toBeFocused();
  await expect(learn).toHaveAttribute('href', learnPath(course.id));

  await page.goto('/courses?tab=mine');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `开始学习：${course.title}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '购买记录' }).click();
  await page.getByRole('link', { name: course.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: purchaseSuccessful })).toBeVisible();
  await expect(page.getByRole('list', { name: '购买经过' })).toContainText('课程已开通');
  await expectAccessible(page);
});

test('the balance pays for a course on its public page, on a phone', async ({ visit, member }) => {
  const course = await paidCourse();
  const page = await visit(await member(), { viewport: { width: 375, height: 800 } });
  const phone = await visit();
  await page.goto('/wallet?tab=money');
  const topUp = await openTopUp(page);
  await topUp.getByLabel('其他金额（元）').fill(String(Math.max(10, Math.ceil(course.price))));
  await phone.goto(await showWechatCode(page));
  await phone.getByRole('button', { name: '确认支付' }).click();
  await expect(topUp).toBeHidden({ timeout: 20_000 });
  await expect(account(page, '余额')).toBeVisible();

  await page.goto(coursePath(course.id));
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  // What the course is to the member is loaded.
  await expect(page.getByText('购买课程并学完至少一个课时后可以评价')).toBeVisible();
  await page.getByRole('button', { name: '立即购买' }).click();
  await chooseMethod(page, 'balance');
  await expectAccessible(page);
  await paymentPanel(page)
    .getByRole('button', { name: /^余额支付/ })
    .click();
  await expect(page.getByText(purchaseSuccessful)).toBeVisible();
  await expect(page.getByRole('link', { name: '开始学习' })).toBeVisible();
});

test('visitors see the page of a course, rendered on the server, and log in to buy', async ({ visit }) => {
  const course = await paidCourse();
  const page = await visit();
  const videos: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && videos.push(request.url()));
  const response = await page.goto(coursePath(course.id));
  const html = (await response?.text()) ?? '';
  expect(html).toContain(`<h1`);
  expect(html).toContain('"@type":"Course"');
  expect(html).toContain(course.curriculum[0]?.lessons[0]?.title);
  await expect(page).toHaveTitle(`${course.title} · 中轴`);
  await expect(page.getByText(formatShortYuan(course.price), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(videos).toEqual([]);
  await page.getByRole('button', { name: /^播放预览/ }).click();
  const player = page.locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(videos.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page.getByText('请先登录')).toBeVisible();
});

test('a free course is opened at once, and reviewed after the first lesson', async ({ visit, member }) => {
  const course = await freeCourse();
  const learner = await member({ full_name: '林听鼓' });
  const page = await visit(learner);
  const dialog = await openCourse(page, course.title);
  await expect(dialog.getByText('购买课程并学完至少一个课时后可以评价')).toBeVisible();
  await dialog.getByRole('button', { name: '免费学习' }).click();
  await expect(page.getByText(purchaseSuccessful)).toBeVisible();
  await expect(dialog.getByRole('link', { name: '开始学习' })).toBeVisible();
  await expect(dialog.getByText('学完至少一个课时后才能评价')).toBeVisible();

  await finishLessonAs(learner, course);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '继续学习' })).toBeVisible();
  const form = main.getByRole('form', { name: '写评价' });
  await form.getByRole('button', { name: '发表评价' }).click();
  await expect(form.getByText('请选择评分')).toBeVisible();
  await form.getByRole('radio', { name: '5 星' }).press('Space');
  await form.getByRole('textbox').fill('听得进去，学得明白。');
  await form.getByRole('button', { name: '发表评价' }).click();
  const own = main.getByRole('article').filter({ hasText: '听得进去，学得明白。' }).last();
  await expect(own).toBeVisible();
  await expectAccessible(page);

  await own.getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('dialog', { name: '删除这条评价？' })
    .getByRole('button', { name: '删除', exact: true })
    .click();
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(own).toBeVisible();
});

test('members report a review, editors hide it', async ({ visit, member }) => {
  const course = await freeCourse();
  const author = await member();
  await enrolAs(author, course);
  await finishLessonAs(author, course);
  const words = `广告 ${author.user.username}`;
  await reviewAs(author, course, { rating: 1, content: words });

  const page = await visit(await member());
  await page.goto(coursePath(course.id));
  const review = page.getByRole('listitem').filter({ hasText: words });
  await review.getByRole('button', { name: '举报' }).click();
  const dialog = page.getByRole('dialog', { name: '举报' });
  await dialog.getByText('广告或刷屏').click();
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(page.getByText('举报已提交')).toBeVisible();

  const staff = await visit(await editor());
  await staff.goto('/admin/course-reviews');
  const entry = staff.getByRole('listitem').filter({ hasText: words }).first();
  await expect(entry).toContainText('1 人举报');
  await expectAccessible(staff);
  await entry.getByRole('button', { name: '隐藏' }).click();
  const confirm = staff.getByRole('dialog', { name: '隐藏这条评价？' });
  await confirm.getByLabel('理由').fill('广告');
  await confirm.getByRole('button', { name: '确认隐藏' }).click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '学员评价' })).toBeVisible();
  await expect(review).toHaveCount(0);
});
