/** The date field. @vitest-environment happy-dom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, test } from 'vitest';
import { withTheme } from '../render.fixture.tsx';
import { DateField } from './DateField.tsx';
import { formatDay, parseDay } from './day.ts';

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026年1月31日', '2026-01-31'],
  [' 2026/1/3 ', '2026-01-03'],
  ['２０２６．１．３', '2026-01-03'],
  ['20260131', '2026-01-31'],
  ['2026-02-31', null],
  ['2026-01', null],
  ['昨天', null],
])('%o is the day %o', (text, day) => expect(parseDay(text)).toBe(day));

test('a day is shown in Chinese', () => expect(formatDay('2026-01-03')).toBe('2026年1月3日'));

describe('DateField', () => {
  function Birthday() {
    const [day, setDay] = useState('2005-09-23');
    return (
      <>
        <DateField label="出生日期" value={day} max="2026-01-01" onChange={setDay} />
        <output>{day}</output>
      </>
    );
  }
  const field = () => screen.getByRole('textbox', { name: '出生日期' }) as HTMLInputElement;
  const day = () => screen.getByRole('status').textContent;

  it('takes what is typed and shows it in Chinese', async () => {
    render(withTheme(<Birthday />));
    expect(field().value).toBe('2005年9月23日');
    await userEvent.clear(field());
    expect(day()).toBe('');
    await userEvent.type(field(), '2004-5-6');
    await userEvent.tab();
    expect([field().value, day()]).toEqual(['2004年5月6日', '2004-05-06']);
  });

  it('opens a calendar in Chinese', async () => {
    render(withTheme(<Birthday />));
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
    expect(await screen.findByText('2005年9月', {}, { timeout: 20_000 })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '2005年9月8日' }));
    expect(day()).toBe('2005-09-08');
  }, 30_000);
});
