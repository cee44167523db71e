// How the calls of the console's own door are made: for anybody with a session, and there for staff alone.
import type { Row } from './row.ts'
import { password } from './world.ts'

/** Who is none of our staff is told of nothing. */
const notStaff = {
  user: 'NotFound',
  stranger: 'NotFound',
  exMember: 'NotFound',
  member: 'NotFound',
  admin: 'NotFound',
  owner: 'NotFound',
} as const satisfies Row['expected']

export const staffRows: Record<string, Row> = {
  showStaff: { expected: notStaff },
  unlockConsole: {
    input: () => ({ password: `${password}?`, code: '123456' }),
    expected: { ...notStaff, operator: 'WrongCredentials' },
  },
  lockConsole: { expected: notStaff },
}
