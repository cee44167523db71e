// What an enquiry is called: short enough to be said on the telephone, and not the next one's neighbour.
import { randomInt } from 'node:crypto'
import { ticketNumber } from '../../contract/help.ts'

/** Without I, L, O and U, which are read as others. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 6

/** A number such as H-26-7KQ4M2, by chance; the year is that of `now` in UTC. */
export function newTicket(now: Date): string {
  const year = String(now.getUTCFullYear() % 100).padStart(2, '0')
  return `H-${year}-${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
}

/** The number as it is kept, from what somebody has typed or heard; undefined for what is none. */
export function ticketFrom(typed: string): string | undefined {
  const [head = '', year = '', tail = ''] = typed.trim().toUpperCase().split('-')
  const ticket = [head, year, tail.replaceAll('O', '0').replaceAll(/[IL]/g, '1')].join('-')
  return ticketNumber.test(ticket) ? ticket : undefined
}
