/** What the visitor can do with the packet, or has done. */
import { formatCount } from '@platform/web/format/amount';
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { packetErrors } from '../../contract/errors.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { loginFirst } from '../messages.ts';
import { packetPath } from '../path.ts';
import classes from './PacketView.module.css';

const GrabDialog = lazy(() => import('../grab/GrabDialog.tsx'));

/** Milliseconds until a closed dialog has given the focus back. */
const afterDialog = 50;

export function GrabHere({ packet }: { packet: PacketDetail }) {
  const { id, state, claim, forCaller, sentByCaller } = packet;
  const navigate = useNavigate();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [opened, setOpened] = useState(false);
  const won = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setOpened(false);
    // The button that was pressed is gone when something was won.
    window.setTimeout(() => {
      if (document.activeElement === document.body) won.current?.focus({ preventScroll: true });
    }, afterDialog);
  };
  const grab = () => {
    if (isLoggedIn) return setOpened(true);
    notices.warning(loginFirst);
    void navigate(loginPath(packetPath(id)));
  };

  const words = () => {
    if (claim)
      return (
        <p className={classes['mine']} ref={won} tabIndex={-1}>
          您抢到 <b>{formatCount(claim.amount)}</b> 浣熊豆
        </p>
      );
    if (state !== 'open')
      return <p className={classes['over']}>{state === 'finished' ? '已抢完' : '已过期'}</p>;
    if (sentByCaller && !forCaller)
      return <p className={classes['over']}>{packetErrors.PACKET_NOT_FOR_YOU.message}</p>;
    return (
      <button type="button" className={classes['grab']} onClick={grab}>
        抢红包
      </button>
    );
  };
  return (
    <>
      {words()}
      {opened && (
        <Suspense>
          <GrabDialog packet={packet} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
