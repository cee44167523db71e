import { expect, test } from 'vitest'
import { ticketNumber } from '../../contract/help.ts'
import { newTicket, ticketFrom } from './tickets.ts'

test('a number has the year and six signs by chance', () => {
  const tickets = Array.from({ length: 50 }, () => newTicket(new Date('2026-12-31T23:59:59Z')))
  for (const ticket of tickets) expect(ticket).toMatch(/^H-26-/)
  for (const ticket of tickets) expect(ticket).toMatch(ticketNumber)
  expect(new Set(tickets).size).toBe(50)
  expect(newTicket(new Date('2109-01-01T00:00:00Z'))).toMatch(/^H-09-/)
})

test.each([
  ['H-26-7KQ4M2', 'H-26-7KQ4M2'],
  [' h-26-7kq4m2 ', 'H-26-7KQ4M2'],
  ['h-26-7kqOil', 'H-26-7KQ011'],
  ['H-26-7KQ4M', undefined],
  ['H-26-7KQ4MU', undefined],
  ['26-7KQ4M2', undefined],
  ['', undefined],
])('%j is read as %s', (typed, ticket) => expect(ticketFrom(typed)).toBe(ticket))
