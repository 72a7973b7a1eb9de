/** The colour scheme: light, dark, or the system's. */
import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHydrated } from '@platform/web/page/Hydrated.tsx';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes = {
  auto: { label: '跟随系统', next: 'light', Icon: IconDeviceDesktop },
  light: { label: '浅色', next: 'dark', Icon: IconSun },
  dark: { label: '深色', next: 'auto', Icon: IconMoon },
} as const satisfies Record<MantineColorScheme, unknown>;

/** One button that cycles through the schemes; the choice is stored in local storage and applied before the first paint. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { label, next, Icon } = schemes[useHydrated() ? colorScheme : 'auto'];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      title={`配色：${label}`}
      aria-label={`配色：${label}，点击切换为${schemes[next].label}`}
      onClick={() => setColorScheme(next)}
    >
      <Icon stroke={1.5} size={20} />
    </ActionIcon>
  );
}
