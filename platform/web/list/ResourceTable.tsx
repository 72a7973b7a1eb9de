/** A table for staff lists: columns as data; on narrow screens each row is a card. */
import type { ReactNode } from 'react';
import classes from './ResourceTable.module.css';

export interface Column<Row> {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /**
   * The cell's place in a card: `head` and `state` in its first line, `figure` at the right, `actions` in a line without
   * a label; else a line with its label.
   */
  place?: 'head' | 'state' | 'figure' | 'actions';
}

interface ResourceTableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

export function ResourceTable<Row>({ label, columns, rows, rowKey }: ResourceTableProps<Row>) {
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-place={column.place}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-row={rowKey(row)}>
            {columns.map(({ key, label: name, cell, place }) => (
              <td key={key} data-place={place}>
                {place === undefined && (
                  <span className={classes['label']} aria-hidden>
                    {name}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
