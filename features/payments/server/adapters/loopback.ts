/** Whether an address lies on this machine: a proxy named in the environment must then be left out. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
