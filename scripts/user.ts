// Decides about the account of an address in DATABASE_URL, in the name of the user of this machine. Called by bin/user.mjs.
import { decideStanding, decisions, type Standing } from '../src/domains/accounts/standing.ts'
import { onDatabase, operator, said, say, type Answer } from './operator.ts'

const told = ({ role, suspended }: Standing) => `${role}${suspended ? ', suspended' : ''}`

async function answerTo([email = '', wanted = '']: readonly string[]): Promise<Answer> {
  const decision = decisions.find((one) => one === wanted)
  if (!decision) return said(2, `--role: "${wanted}" is not allowed. Allowed: ${decisions.join(', ')}.`)
  const about = { unknown: `No account has proven the address ${email}.`, missing: 'accounts' }
  return onDatabase(about, async (db) => {
    const { before, after } = await decideStanding(db, operator(), { email, decision })
    return said(0, `${email}: ${told(before)} → ${told(after)}`)
  })
}

say(await answerTo(process.argv.slice(2)))
