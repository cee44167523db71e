// Decides about the account of an address in DATABASE_URL, in the name of the user of this machine. Called by bin/user.mjs.
import os from 'node:os'
import { isAppError } from '../src/contract/errors.ts'
import { decideStanding, decisions, type Decision, type Standing } from '../src/domains/accounts/standing.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'

const told = ({ role, suspended }: Standing) => `${role}${suspended ? ', suspended' : ''}`

async function decide(email: string, decision: string): Promise<number> {
  if (!(decisions as readonly string[]).includes(decision))
    return say(2, `--role: "${decision}" is not allowed. Allowed: ${decisions.join(', ')}.`)
  const { db, close } = openDatabase(process.env['DATABASE_URL'] ?? '', { max: 1, log: createLog('silent') })
  try {
    const { before, after } = await decideStanding(db, `os:${os.userInfo().username}`, {
      email,
      decision: decision as Decision,
    })
    return say(0, `${email}: ${told(before)} → ${told(after)}`)
  } catch (error) {
    if (isAppError(error) && error.name === 'NotFound')
      return say(1, `No account has proven the address ${email}.`)
    // What a database without our tables answers.
    if ((error as { code?: unknown }).code === '42P01')
      return say(1, 'The database has no accounts yet: start Millwright on it once.')
    return say(1, `The database did not do it: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await close()
  }
}

function say(code: number, text: string): number {
  process.stdout.write(`${text}\n`)
  return code
}

const [email = '', decision = ''] = process.argv.slice(2)
process.exitCode = await decide(email, decision)
