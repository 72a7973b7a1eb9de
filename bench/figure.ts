/** The result of a measurement: one line of the table that a run prints. */

export interface Figure {
  /** The part of the run that measured it. */
  part: string;
  what: string;
  value: number;
  /** 'x' for a ratio, else the unit of the value. */
  unit: string;
  /** The target, if there is one. */
  target?: { atLeast: number } | { atMost: number };
  /** The absolute numbers, which depend on the machine. */
  detail: string;
}

/** Whether a figure meets its target; true without a target. */
export function meetsTarget({ value, target }: Figure): boolean {
  if (!target) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** The middle value; of an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function formatValue(value: number, unit: string): string {
  return unit === 'x' ? value.toFixed(2) : `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trimEnd();
}

function formatTarget({ target, unit }: Figure): string {
  if (!target) return '';
  return 'atLeast' in target
    ? `>= ${formatValue(target.atLeast, unit)}`
    : `<= ${formatValue(target.atMost, unit)}`;
}

/** The figures as a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.part,
    figure.what,
    formatTarget(figure),
    formatValue(figure.value, figure.unit),
    meetsTarget(figure) ? '' : 'MISSED',
    figure.detail,
  ]);
  const all = [['part', 'what', 'target', 'measured', '', 'behind it'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
