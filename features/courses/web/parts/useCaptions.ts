/** The captions of a video follow the site's script. */
import { variant } from '@platform/web/variant/current';
import { type RefObject, useEffect } from 'react';
import type { Video } from '../../contract/course.ts';

/** The captions in the visitor's script; of the original site the first ones. */
function captionsFor(captions: Video['captions']) {
  const script = variant();
  return captions.find((one) => one.script === script) ?? captions[0];
}

/** Shows the track of the visitor's script and disables the others, also when the script is switched while it plays. */
export function useCaptions(
  player: RefObject<HTMLVideoElement | null>,
  { captions }: Pick<Video, 'captions'>,
): void {
  const language = captionsFor(captions)?.script;
  useEffect(() => {
    for (const track of player.current?.textTracks ?? [])
      track.mode = track.id === language ? 'showing' : 'disabled';
  }, [player, language]);
}
