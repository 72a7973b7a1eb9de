/** The action on a packet, or its result. */

import { Text } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { notices } from '@platform/web/notices';
import { loginPath } from '@platform/web/session/redirect';
import { useSession } from '@platform/web/session/session';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { packetErrors } from '../../contract/errors.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { packetPath } from '../../contract/path.ts';
import classes from '../drawings/Cover.module.css';

const GrabDialog = lazyPart(() => import('../grab/GrabDialog.tsx'));

/** Specification, section 5. */
const loginFirst = '请先登录！';

/** Milliseconds until a closed dialog has given the focus back. */
const focusDelay = 50;

interface GrabHereProps {
  packet: PacketDetail;
  /** Where visitors return to after the login: the packet's own page by default. */
  back?: string;
}

export function GrabHere({ packet, back = packetPath(packet.id) }: GrabHereProps) {
  const { state, claim, forCaller, sentByCaller } = packet;
  const navigate = useNavigate();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const [isOpen, setIsOpen] = useState(false);
  const resultRef = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setIsOpen(false);
    // After a win the button that was pressed is gone.
    window.setTimeout(() => {
      if (document.activeElement === document.body) resultRef.current?.focus({ preventScroll: true });
    }, focusDelay);
  };
  const grab = () => {
    if (isLoggedIn) return setIsOpen(true);
    notices.warning(loginFirst);
    void navigate(loginPath(back));
  };

  const action = () => {
    if (claim)
      return (
        <Text ref={resultRef} tabIndex={-1} style={{ outline: 'none' }}>
          您抢到{' '}
          <Text component="b" ff="heading" fz="2.5rem" fw={700} lh={1.1}>
            {formatCount(claim.amount ?? 0)}
          </Text>{' '}
          浣熊豆
        </Text>
      );
    if (state === 'open' && (forCaller || !sentByCaller))
      return (
        <button type="button" className={classes['grab']} onClick={grab}>
          抢红包
        </button>
      );
    const reason = { open: packetErrors.PACKET_NOT_FOR_YOU.message, finished: '已抢完', expired: '已过期' };
    return (
      <Text size="sm" lts="0.2em">
        {reason[state]}
      </Text>
    );
  };
  return (
    <>
      {action()}
      {isOpen && (
        <Suspense>
          <GrabDialog packet={packet} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
