/** Errors of the red packets (specification, section 8). */
import { errorTable, genericErrors } from '@platform/contract/errors';

export const packetErrors = errorTable({
  /** Also for private packets of others that are not for the caller. */
  PACKET_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  /** The last share was taken, or the packet has expired. */
  PACKET_GONE: { status: 409, message: '红包已被抢完或您来晚了！' },
  /** The sender cannot grab from a private packet. */
  PACKET_NOT_FOR_YOU: { status: 403, message: '这个红包是发给别人的' },
  RECIPIENT_NOT_FOUND: { status: 404, message: '没有这个用户' },
  RECIPIENT_AMBIGUOUS: { status: 409, message: '有多位同名用户，请填写用户名' },
  RECIPIENT_IS_SENDER: { status: 409, message: '不能把红包发给自己' },
});
