// npm run user: what the operator of the machine decides about an account.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run user -- --email ADDRESS --role ROLE|user|suspend|unsuspend --reason "WHY"

  ROLE         makes the account one of staff: support, verifier, moderator, admin, or edition-manager:EDITION such as
               edition-manager:jp; several can be given one after the other. Staff work in the console, /console, and
               need a second factor for it
  user         takes every role of staff
  suspend      ends every session of the account, and lets nobody log in to it
  unsuspend    lets people log in to it again

  Each of them leaves an entry in the audit log (npm run audit-log), with who did it and why.
`

const { email, role, reason } = readOptions(process.argv.slice(2), ['email', 'role', 'reason']) ?? {}
await runOnDatabase('user.ts', email && role && reason ? [email, role, reason] : undefined, usage)
