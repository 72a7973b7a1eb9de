/** A calendar in Chinese; loaded when a date field opens it. */
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-cn';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { formatDay } from './day.ts';

interface CalendarProps {
  /** YYYY-MM-DD, as are the bounds; empty without a day. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

const settings = { locale: 'zh-cn', firstDayOfWeek: 1 } as const;
const labels = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  previousDecade: '前十年',
  nextDecade: '后十年',
  monthLevelControl: '选择月份',
  yearLevelControl: '选择年份',
};

/** More than a generation, as for a birthday: the year is chosen first. */
const isWide = (min = '', max = ''): boolean =>
  min !== '' && Number(max.slice(0, 4)) - Number(min.slice(0, 4)) > 30;

export default function Calendar({ value, min, max, onChange }: CalendarProps) {
  return (
    <DatesProvider settings={settings}>
      <DatePicker
        value={value === '' ? null : value}
        {...(min ? { minDate: min } : {})}
        {...(max ? { maxDate: max } : {})}
        defaultDate={value || max || new Date()}
        defaultLevel={isWide(min, max) && value === '' ? 'decade' : 'month'}
        monthLabelFormat="YYYY年M月"
        yearLabelFormat="YYYY年"
        monthsListFormat="M月"
        ariaLabels={labels}
        getDayAriaLabel={formatDay}
        // Their red is unreadable in the dark scheme.
        weekendDays={[]}
        onChange={(day) => day && onChange(day)}
      />
    </DatesProvider>
  );
}
