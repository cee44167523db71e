// How much of a machine a process takes from others on it.
import os from 'node:os'

/**
 * A process that runs only the role accounts gives way to all others: a flood of log-ins is worked off with what they leave
 * (docs/decisions/0017). It lasts until the process ends.
 */
export function giveWay(roles: readonly string[]): void {
  if (roles.every((role) => role === 'accounts')) os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
}
