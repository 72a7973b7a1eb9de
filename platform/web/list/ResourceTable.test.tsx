// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Column, ResourceTable } from './ResourceTable.tsx';

const columns: Column<{ id: string; name: string; price: number }>[] = [
  { key: 'name', label: '名称', cell: ({ name }) => name, place: 'head' },
  { key: 'price', label: '价格', cell: ({ price }) => `${price} 元`, place: 'figure' },
  { key: 'open', label: '操作', cell: () => <button type="button">打开</button>, place: 'actions' },
];

it('a table has a row for each entry and a cell for each column', () => {
  const rows = [
    { id: 'a', name: '壶', price: 12 },
    { id: 'b', name: '盏', price: 5 },
  ];
  render(<ResourceTable label="物件" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  expect(screen.getByRole('table', { name: '物件' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '名称',
    '价格',
    '操作',
  ]);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '名称价格操作',
    '壶12 元打开',
    '盏5 元打开',
  ]);
});
