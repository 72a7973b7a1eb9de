/** Asks which square of a picture becomes the avatar. */
import { Button, Group } from '@mantine/core';
import { imageUnreadable } from '@platform/contract/upload';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useEffect, useState } from 'react';
import type { Crop } from '../../contract/avatar.ts';
import { CropArea } from './CropArea.tsx';
import { initialCrop, type Size } from './crop.rules.ts';

interface CropDialogProps {
  file: File;
  /** Called with null when the visitor cancels. */
  onClose: (crop: Crop | null) => void;
}

/** The address and the size of a picture; `failed` when the browser can't decode it. */
function usePicture(file: File) {
  const [picture, setPicture] = useState<(Size & { address: string }) | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const address = URL.createObjectURL(file);
    const image = new Image();
    // As it is shown: a browser has turned it already.
    image.onload = () => setPicture({ address, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => setPicture('failed');
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return picture;
}

export default function CropDialog({ file, onClose }: CropDialogProps) {
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const isReady = typeof picture === 'object';
  const crop = chosen ?? (isReady ? initialCrop(picture) : null);
  return (
    // Not before, so that the picture has the focus from the start.
    <Dialog opened={picture !== 'loading'} onClose={() => onClose(null)} title="调整头像" centered size="sm">
      {picture === 'failed' && <p role="alert">{imageUnreadable}</p>}
      {isReady && crop && (
        <CropArea
          address={picture.address}
          picture={picture}
          crop={crop}
          onChange={(change) => setChosen((current) => change(current ?? crop))}
        />
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onClose(null)}>
          取消
        </Button>
        <Button disabled={!crop} onClick={() => onClose(crop)}>
          保存头像
        </Button>
      </Group>
    </Dialog>
  );
}
