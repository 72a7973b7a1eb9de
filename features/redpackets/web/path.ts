/** Where the red packets stand; alone in its file, as pages that only link there load nothing else of it. */
export const packetsPath = '/redpacket';

/** The page of one packet, to be shared. */
export const packetPath = (id: string): string => `${packetsPath}/${id}`;
