/** A video with captions in the site's script, also when the script is switched while it plays. */
import { languageOf, type Script } from '@platform/contract/variant';
import { variant } from '@platform/web/variant/current';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Video } from '../../contract/course.ts';

interface VideoPlayerProps extends ComponentProps<'video'> {
  video: Pick<Video, 'address' | 'width' | 'height' | 'captions'>;
  /** The accessible name. */
  label: string;
}

const scriptNames: Readonly<Record<Script, string>> = { hans: '简体中文', hant: '繁體中文' };

function CaptionTrack({ script, address, isShown }: { script: Script; address: string; isShown: boolean }) {
  const track = useRef<HTMLTrackElement>(null);
  // Browsers read `default` only once.
  useEffect(() => {
    if (track.current?.track) track.current.track.mode = isShown ? 'showing' : 'disabled';
  }, [isShown]);
  return (
    <track
      ref={track}
      kind="captions"
      src={address}
      srcLang={languageOf(script)}
      label={scriptNames[script]}
      default={isShown}
      data-verbatim
    />
  );
}

export function VideoPlayer({ video, label, ...props }: VideoPlayerProps) {
  const { address, width, height, captions } = video;
  // The original site has no script of its own; the first captions are shown.
  const shown = captions.find(({ script }) => script === variant()) ?? captions[0];
  return (
    <video controls playsInline src={address} width={width} height={height} aria-label={label} {...props}>
      {captions.map((caption) => (
        <CaptionTrack key={caption.script} {...caption} isShown={caption === shown} />
      ))}
    </video>
  );
}
