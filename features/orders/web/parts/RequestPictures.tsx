/** The pictures of a request: small, opened large, added and removed by the buyer while it is open. */
import { Group, Image, Skeleton, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { query } from '@platform/web/api/api';
import { FileField } from '@platform/web/files/FileField.tsx';
import { RemoveFile } from '@platform/web/files/RemoveFile.tsx';
import { Dialog } from '@platform/web/states/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { getOrder } from '../../contract/order.ts';
import { addRequestPicture, getRequestPicture, removeRequestPicture } from '../../contract/pictures.ts';
import { maxPictures, type RequestPicture } from '../../contract/request.ts';
import classes from './RequestPictures.module.css';

/** Milliseconds after which a picture's address is renewed; it works for five minutes. */
const renewInterval = 4 * 60_000;

const invalidates = [getOrder];

interface PictureProps {
  orderId: string;
  picture: RequestPicture;
  isEditable: boolean;
}

function Picture({ orderId, picture: { id: pictureId, name }, isEditable }: PictureProps) {
  const params = { id: orderId, pictureId };
  const [opened, { open, close }] = useDisclosure(false);
  const { data } = useQuery({
    ...query(getRequestPicture, { params }),
    staleTime: renewInterval,
    refetchInterval: renewInterval,
  });
  return (
    <li>
      <UnstyledButton onClick={open} aria-label={`查看图片 ${name}`} disabled={!data}>
        {data ? <Image src={data.url} alt="" w={96} h={96} /> : <Skeleton w={96} h={96} />}
      </UnstyledButton>
      {isEditable && (
        <RemoveFile
          endpoint={removeRequestPicture}
          input={{ params }}
          invalidates={invalidates}
          name={name}
          label="移除"
          title="移除这张图片？"
        />
      )}
      <Dialog opened={opened} onClose={close} title={<span data-verbatim>{name}</span>} size="xl" centered>
        <Image src={data?.url} alt={name} mah="75dvh" fit="contain" />
      </Dialog>
    </li>
  );
}

interface RequestPicturesProps {
  orderId: string;
  pictures: readonly RequestPicture[];
  isEditable: boolean;
}

export function RequestPictures({ orderId, pictures, isEditable }: RequestPicturesProps) {
  return (
    <>
      {pictures.length > 0 && (
        <Group component="ul" gap="sm" className={classes['pictures'] ?? ''} aria-label="图片">
          {pictures.map((picture) => (
            <Picture key={picture.id} orderId={orderId} picture={picture} isEditable={isEditable} />
          ))}
        </Group>
      )}
      {isEditable && pictures.length < maxPictures && (
        <FileField
          endpoint={addRequestPicture}
          input={{ params: { id: orderId } }}
          invalidates={invalidates}
          label="添加图片"
          hint={`最多 ${maxPictures} 张，每张不超过 5MB`}
          multiple
        />
      )}
    </>
  );
}
