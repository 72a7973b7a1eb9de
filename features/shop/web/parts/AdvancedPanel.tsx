/** The advanced-search panel: beneath the search bar, or a drawer on phones (specification, section 2). */
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { regionNames, regions } from '../../contract/category.ts';
import { priceRangeNames, priceRanges, ratings } from '../../contract/filter.ts';
import { advancedCount, type ShopAddress } from '../address.rules.ts';
import type { Change } from '../useAddress.ts';
import classes from './AdvancedPanel.module.css';
import { Choices } from './Choices.tsx';

interface AdvancedPanelProps {
  shown: ShopAddress;
  change: Change;
  opened: boolean;
  onClose: () => void;
}

const prices = priceRanges.map((value) => ({ value, label: priceRangeNames[value] }));
const places = regions.map((value) => ({ value, label: regionNames[value] }));
const stars = ratings.map((value) => ({ value, label: value === 5 ? '5 星' : `${value} 星及以上` }));
const none = { priceRange: undefined, region: undefined, rating: undefined, inStock: false };

function Filters({ shown, change }: Pick<AdvancedPanelProps, 'shown' | 'change'>) {
  return (
    <div className={classes['filters']}>
      <Choices
        name="priceRange"
        legend="价格"
        options={prices}
        chosen={shown.priceRange}
        onChoose={(priceRange) => change({ priceRange })}
      />
      <Choices
        name="region"
        legend="地区"
        options={places}
        chosen={shown.region}
        onChoose={(region) => change({ region })}
      />
      <Choices
        name="rating"
        legend="评分"
        options={stars}
        chosen={shown.rating}
        onChoose={(rating) => change({ rating })}
      />
      <label className={classes['stock']}>
        <input
          type="checkbox"
          checked={shown.inStock}
          onChange={(event) => change({ inStock: event.currentTarget.checked })}
        />
        仅看有货
      </label>
    </div>
  );
}

export default function AdvancedPanel({ shown, change, opened, onClose }: AdvancedPanelProps) {
  const phone = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false });
  const reset = (
    <Button variant="default" disabled={advancedCount(shown) === 0} onClick={() => change(none)}>
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
        <Filters shown={shown} change={change} />
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
      <Filters shown={shown} change={change} />
      <div className={classes['actions']}>
        {reset}
        <Button variant="subtle" onClick={onClose}>
          收起
        </Button>
      </div>
    </section>
  );
}
