// Many spellings lead to one mailbox.
import { domainToASCII } from 'node:url'

/**
 * One text for every spelling of the domain of `address`, which is as the contract takes it, and for whatever stands behind a
 * plus in front of it; to count by, not to write to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const name = address.slice(0, at - 1).replace(/(?<=.)\+.*$/, '')
  return `${name}@${domainToASCII(domain) || domain}`
}
