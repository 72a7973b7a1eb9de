/** The captions of a video follow the site's script; the button and the key C show and hide them. */
import { languageOf } from '@platform/contract/variant';
import { variant } from '@platform/web/variant/current';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Video } from '../../contract/course.ts';

/** The captions in the visitor's script; of the original site the first ones. */
export function captionsFor(captions: Video['captions']) {
  const script = variant();
  return captions.find((one) => one.script === script) ?? captions[0];
}

export function useCaptions(player: RefObject<HTMLVideoElement | null>, captions: Video['captions']) {
  const [isOn, setOn] = useState(true);
  const script = captionsFor(captions)?.script;
  const language = script && languageOf(script);

  useEffect(() => {
    const tracks = player.current?.textTracks;
    const apply = () => {
      for (const track of tracks ?? [])
        track.mode = isOn && track.language === language ? 'showing' : 'disabled';
    };
    apply();
    // Browsers show a track in their own language when it is loaded.
    tracks?.addEventListener('change', apply);
    return () => tracks?.removeEventListener('change', apply);
  }, [player, isOn, language, captions]);

  /** Around the player: media-chrome itself would choose a track by the browser's language. */
  const frame = useCallback((around: HTMLElement | null) => {
    const toggle = (event: Event) => {
      event.stopPropagation();
      setOn((before) => !before);
    };
    around?.addEventListener('mediatogglesubtitlesrequest', toggle, { capture: true });
    return () => around?.removeEventListener('mediatogglesubtitlesrequest', toggle, { capture: true });
  }, []);
  return { frame };
}
