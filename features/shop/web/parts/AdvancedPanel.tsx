/** The advanced-search panel: below the search bar, or a drawer on phones (specification, section 2). */
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Option } from '@platform/web/list/resourceList';
import { advancedCount, type ProductListState, type ProductListView } from '../list.ts';
import classes from './AdvancedPanel.module.css';
import { Choices } from './Choices.tsx';

interface AdvancedPanelProps {
  view: ProductListView;
  opened: boolean;
  onClose: () => void;
}

const choices = ['priceRange', 'region', 'rating'] as const;

function Filters({ view: { list, state, change } }: { view: ProductListView }) {
  return (
    <div className={classes['filters']}>
      {choices.map((field) => {
        const { label = field, options = [] } = list.controls[field] ?? {};
        const onChoose = (value: Option['value'] | undefined) =>
          change({ [field]: value } as Partial<ProductListState>);
        return (
          <Choices
            key={field}
            name={field}
            legend={label}
            options={options}
            chosen={state[field]}
            onChoose={onChoose}
          />
        );
      })}
      <label className={classes['stock']}>
        <input
          type="checkbox"
          checked={state.inStock}
          onChange={(event) => change({ inStock: event.currentTarget.checked })}
        />
        {list.controls['inStock']?.label}
      </label>
    </div>
  );
}

const none = { priceRange: undefined, region: undefined, rating: undefined, inStock: false };

export default function AdvancedPanel({ view, opened, onClose }: AdvancedPanelProps) {
  const phone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  const reset = (
    <Button variant="default" disabled={advancedCount(view.state) === 0} onClick={() => view.change(none)}>
      重置
    </Button>
  );
  if (phone) {
    return (
      <Drawer
        id="advanced"
        opened={opened}
        onClose={onClose}
        position="bottom"
        returnFocus={false}
        size="32rem"
        title="高级搜索"
        closeButtonProps={{ 'aria-label': '关闭' }}
      >
        <Filters view={view} />
        <div className={classes['actions']}>
          {reset}
          <Button onClick={onClose}>查看结果</Button>
        </div>
      </Drawer>
    );
  }
  if (!opened) return null;
  return (
    <section id="advanced" aria-label="高级搜索" className={classes['panel']}>
      <Filters view={view} />
      <div className={classes['actions']}>
        {reset}
        <Button variant="subtle" onClick={onClose}>
          收起
        </Button>
      </div>
    </section>
  );
}
