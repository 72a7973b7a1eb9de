// @vitest-environment happy-dom
import { stateTable } from '@platform/contract/lifecycle';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withTheme } from '../render.fixture.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Timeline } from './Timeline.tsx';

const states = stateTable({
  open: { label: '进行中', color: 'gold' },
  done: { label: '完成', color: 'celadon' },
});

it('StatusBadge shows the label of a state in its colour', () => {
  render(withTheme(<StatusBadge of={states} status="done" />));
  const badge = screen.getByText('完成').parentElement;
  expect(badge?.getAttribute('style')).toContain('celadon');
});

it('Timeline shows the entries in their order, each on its side, with note and time', () => {
  const at = '2026-03-01T02:00:00.000Z';
  render(
    withTheme(
      <Timeline
        label="经过"
        entries={[
          { side: 'left', label: '提交', tone: 'plain', at },
          { side: 'right', label: '回复', tone: 'good', at, prefix: '编辑', note: '已阅' },
        ]}
      />,
    ),
  );
  const entries = screen.getAllByRole('listitem');
  expect(entries.map(({ dataset }) => dataset['side'])).toEqual(['left', 'right']);
  expect(entries[1]?.textContent).toContain('编辑回复已阅');
  expect(entries[0]?.querySelector('time')?.dateTime).toBe(at);
  expect(screen.getByRole('list', { name: '经过' })).toBeDefined();
});
