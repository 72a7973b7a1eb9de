/** A video with controls: the elements of media-chrome around the browser's own player. Load it lazily. */

import { useMergedRef } from '@mantine/hooks';
import { languageOf } from '@platform/contract/variant';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import { type Ref, useEffect, useRef } from 'react';
import type { Video } from '../../contract/course.ts';
import { chooseLanguage, languageOfControls } from './labels.ts';
import classes from './Player.module.css';
import { useCaptions } from './useCaptions.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2];

export interface PlayerProps {
  video: Video;
  poster: string | null;
  title: string;
  /** The second to begin at whenever `video` changes; 0 by default. */
  startAt?: number;
  /** Plays by itself when `video` changes, after the member has asked for it; false by default. */
  autoPlay?: boolean;
  /** Called a few times a second while it plays, and after a jump; in seconds. */
  onProgress?: (seconds: number) => void;
  onPause?: () => void;
  onEnded?: () => void;
  /** The address doesn't answer any more: pass a new `video` with `startAt` to go on. */
  onError?: (seconds: number, wasPlaying: boolean) => void;
  ref?: Ref<HTMLVideoElement>;
}

export default function Player(props: PlayerProps) {
  const { video, poster, title, startAt = 0, autoPlay = false, ref } = props;
  const { onProgress, onPause, onEnded, onError } = props;
  const element = useRef<HTMLVideoElement>(null);
  const setRefs = useMergedRef(element, ref);
  /** Kept outside of the element, which forgets them when its address fails. */
  const last = useRef({ seconds: startAt, isPlaying: false });
  const captions = useCaptions(element, video.captions);
  chooseLanguage();

  useEffect(() => {
    const player = element.current;
    if (!player) return;
    last.current = { seconds: startAt, isPlaying: autoPlay };
    // The same address again after an error.
    if (player.error) player.load();
    // Before the video is loaded, this is where it will begin.
    player.currentTime = startAt;
    // Only a new video begins elsewhere.
  }, [video]);

  const report = () => {
    const { currentTime = 0, error = null } = element.current ?? {};
    if (error) return;
    last.current.seconds = currentTime;
    onProgress?.(currentTime);
  };
  return (
    <section ref={captions.frame} className={classes['frame']} aria-label={`视频：${title}`}>
      <MediaController
        className={classes['player'] ?? ''}
        lang={languageOfControls()}
        defaultDuration={video.seconds}
        noSubtitlesLangPref
        style={{ aspectRatio: `${video.width || 16} / ${video.height || 9}` }}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: lessons without captions have none. */}
        <video
          ref={setRefs}
          slot="media"
          src={video.address}
          poster={poster ?? undefined}
          preload="none"
          playsInline
          autoPlay={autoPlay}
          onPlay={() => {
            last.current.isPlaying = true;
          }}
          onPause={() => {
            last.current.isPlaying = false;
            onPause?.();
          }}
          onTimeUpdate={report}
          onSeeked={report}
          onEnded={onEnded}
          onError={() => onError?.(last.current.seconds, last.current.isPlaying)}
          onRateChange={({ currentTarget }) => {
            // The next video begins with the same speed.
            currentTarget.defaultPlaybackRate = currentTarget.playbackRate;
          }}
        >
          {video.captions.map(({ script, address }) => (
            <track
              key={script}
              kind="captions"
              src={address}
              srcLang={languageOf(script)}
              label={script === 'hans' ? '简体' : '繁體'}
              data-verbatim
            />
          ))}
        </video>
        {/* The whole picture is the button. */}
        <span slot="centered-chrome" className={classes['mark']} aria-hidden>
          <IconPlayerPlayFilled size={32} />
        </span>
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        <MediaTimeRange className={classes['time'] ?? ''} />
        <MediaControlBar>
          <MediaPlayButton />
          <MediaMuteButton />
          <MediaVolumeRange className={classes['volume'] ?? ''} />
          <MediaTimeDisplay showDuration noToggle />
          <span className={classes['space']} />
          <MediaPlaybackRateButton rates={speeds} />
          {video.captions.length > 0 && <MediaCaptionsButton />}
          <MediaFullscreenButton />
        </MediaControlBar>
      </MediaController>
    </section>
  );
}
