/** Shares a page: by the device's share sheet, if available, and by copying the address. */
import { Button } from '@mantine/core';
import { IconLink, IconShare } from '@tabler/icons-react';
import { notices } from '../notices.ts';
import { useHydrated } from './Hydrated.tsx';
import classes from './ShareButtons.module.css';

interface ShareButtonsProps {
  /** Without the origin. */
  path: string;
  title: string;
  text: string;
}

export function ShareButtons({ path, title, text }: ShareButtonsProps) {
  const hydrated = useHydrated();
  const address = () => new URL(path, window.location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address());
      notices.success('链接已复制');
    } catch {
      // Browsers may forbid writing to the clipboard.
      notices.warning('无法复制，请从地址栏复制链接');
    }
  }

  /** Cancelling is not an error. */
  const share = () => navigator.share({ title, text, url: address() }).catch(() => {});

  return (
    <div className={classes['share']}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconLink size={18} stroke={1.5} />}
        onClick={() => void copy()}
      >
        复制链接
      </Button>
      {hydrated && 'share' in navigator && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconShare size={18} stroke={1.5} />}
          onClick={() => void share()}
        >
          分享
        </Button>
      )}
    </div>
  );
}
