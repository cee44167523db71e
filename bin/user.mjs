// npm run user: what the operator of the machine decides about an account.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run user -- --email ADDRESS --role operator|user|suspend|unsuspend

  operator     may do what operators may
  user         may not any more
  suspend      ends every session of the account, and lets nobody log in to it
  unsuspend    lets people log in to it again
`

const wanted = readOptions(process.argv.slice(2), ['email', 'role'])
if (!wanted?.email || !wanted.role) {
  process.stderr.write(usage)
  process.exit(2)
}
await runOnDatabase('user.ts', [wanted.email, wanted.role])
