// npm run user: what the operator of the machine decides about an account.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run user -- --email ADDRESS --role operator|user|suspend|unsuspend

  operator     may do what operators may
  user         may not any more
  suspend      ends every session of the account, and lets nobody log in to it
  unsuspend    lets people log in to it again
`

const { email, role } = readOptions(process.argv.slice(2), ['email', 'role']) ?? {}
await runOnDatabase('user.ts', email && role ? [email, role] : undefined, usage)
