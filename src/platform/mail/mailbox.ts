// Many spellings lead to one mailbox.
import { domainToASCII } from 'node:url'

/** One text for every spelling of the domain of `address`, which is as the contract takes it; to count by, not to write to. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return address.slice(0, at) + (domainToASCII(domain) || domain)
}
