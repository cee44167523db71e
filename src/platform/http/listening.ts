// Where a server listens: at an address of its own, or on the socket that systemd holds for it.

/** The first file descriptor that systemd hands over. */
const handedOver = 3

/**
 * What `listen` of a server takes: the socket handed over to the process `pid` (systemd says so by LISTEN_FDS and LISTEN_PID), on
 * which connections wait while the process restarts, or else HOST and PORT.
 */
export function placeToListen(
  { HOST, PORT }: { HOST: string; PORT: number },
  env: Record<string, string | undefined>,
  pid: number,
): { host: string; port?: number; fd?: number } {
  const isOurs = env['LISTEN_PID'] === String(pid) && Number(env['LISTEN_FDS']) >= 1
  return isOurs ? { host: HOST, fd: handedOver } : { host: HOST, port: PORT }
}
