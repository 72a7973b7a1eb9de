/** The paths of the red packets, in a file of their own, so that pages which only link to them load nothing else. */
export const packetsPath = '/redpacket';

/** The page of one packet, to be shared. */
export const packetPath = (id: string): string => `${packetsPath}/${id}`;
