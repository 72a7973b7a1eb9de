/** A purchase by keyboard, from the home page to the paid order. */
import { expectAccessible } from './accessibility.ts';
import { cards, cartEntry, expectPaid, paymentPanel, productDialog } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { productOf } from './products.ts';

test('a member buys a product by keyboard, from the home page to the paid order', async ({
  visit,
  member,
}) => {
  const page = await visit(await member());
  const product = await productOf('sichuan-face-changing');
  await page.goto('/');
  await tabTo(page, page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '商城' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/library');

  await tabTo(page, page.getByRole('searchbox', { name: '搜索商品' }));
  await page.keyboard.insertText('川劇變臉');
  await page.keyboard.press('Enter');
  const link = page.getByRole('main').getByRole('link', { name: product.title });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await tabTo(page, productDialog(page).getByRole('button', { name: '加入购物车' }));
  await page.keyboard.press('Enter');
  await expect(cartEntry(page)).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(productDialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await tabTo(page, cartEntry(page));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '去结算' }));
  await page.keyboard.press('Enter');

  const fields = [
    ['姓名 Name', '何见山'],
    ['电话 Phone', '23456789'],
    ['电子邮箱 Email', 'jianshan@example.org'],
  ] as const;
  for (const [label, text] of fields) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.insertText(text);
  }
  const district = page.getByLabel('地区 District');
  await tabTo(page, district);
  for (let presses = 0; presses < 14; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(district).toHaveValue('Sha Tin');
  await tabTo(page, page.getByLabel('邮政编码 Postal code'));
  await page.keyboard.insertText('999077');
  await tabTo(page, page.getByLabel('详细地址 Address'));
  await page.keyboard.insertText('沙田正街 1 号');

  const panel = paymentPanel(page);
  const selected = panel.getByRole('radio', { checked: true });
  const stripe = panel.getByRole('radio', { name: /^Stripe/ });
  await tabTo(page, selected);
  for (let presses = 0; presses < 5 && !(await stripe.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(stripe).toBeChecked();
  await tabTo(page, panel.getByLabel('银行卡号'));
  await page.keyboard.type(cards.good);
  await page.keyboard.type('1234');
  await page.keyboard.type('123');
  await expectAccessible(page);
  await tabTo(page, panel.getByRole('button', { name: /^支付 ¥/ }));
  await page.keyboard.press('Enter');
  await expectPaid(page);
  await expect(page.getByRole('main')).toBeFocused();
});
