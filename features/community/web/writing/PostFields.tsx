/** The fields of a post in their layout, with the counters of characters. */
import { Box } from '@mantine/core';
import type { DocumentFields } from '@platform/web/document/DocumentForm.tsx';
import { postLengths } from '../../contract/post.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { ImagesField } from './ImagesField.tsx';
import { PacketField } from './PacketField.tsx';
import type { PostValues } from './postDocument.ts';

export const postFields = ({ field, values, set, errorOf, setBusy }: DocumentFields<PostValues>) => (
  <>
    <Box>
      {field('title')}
      <CharacterCount text={values.title} max={postLengths.title.max} />
    </Box>
    {field('category')}
    <Box>
      {field('content')}
      <CharacterCount text={values.content} max={postLengths.content.max} />
    </Box>
    <ImagesField
      images={values.images}
      error={errorOf('images')}
      onChange={(images) => set('images', images)}
      onUploading={setBusy}
    />
    <PacketField
      packetId={values.packetId}
      error={errorOf('packetId')}
      onChange={(packetId) => set('packetId', packetId)}
    />
  </>
);
