/** The packet is on its way: how it looks, and its address to be passed on. */
import { Button, Modal } from '@mantine/core';
import { formatCount } from '@platform/web/format/amount';
import { ShareButtons } from '@platform/web/page/ShareButtons.tsx';
import { Link } from 'react-router';
import { sendPacket } from '../../contract/endpoints.ts';
import { openForHours, packetTypeLabels } from '../../contract/lifecycle.ts';
import type { PacketDetail } from '../../contract/packet.ts';
import { Cover } from '../drawings/Cover.tsx';
import { packetPath } from '../path.ts';
import classes from './SentDialog.module.css';

export function SentDialog({ packet, onClose }: { packet: PacketDetail; onClose: () => void }) {
  const { id, type, sendType, senderName, senderAvatar, message, totalAmount, totalCount, recipients } =
    packet;
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={sendPacket.message}
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      <div className={classes['sent']}>
        <div className={classes['cover']}>
          <Cover senderName={senderName} senderAvatar={senderAvatar} message={message} />
        </div>
        <p>
          {packetTypeLabels[type]}，{formatCount(totalAmount)} 浣熊豆，{totalCount} 个
          <br />
          {sendType === 'public' ? '所有人都可以抢' : `只有您选的 ${recipients.length} 位看得到`}，
          {openForHours} 小时内没抢完的会退回
        </p>
        <ShareButtons path={packetPath(id)} title={`${senderName}的红包`} text={message} />
        <div className={classes['actions']}>
          <Button component={Link} to={packetPath(id)}>
            看看这个红包
          </Button>
          <Button variant="default" onClick={onClose}>
            再发一个
          </Button>
        </div>
      </div>
    </Modal>
  );
}
