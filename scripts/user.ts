// Decides about the account of an address in DATABASE_URL, in the name of the user of this machine. Called by bin/user.mjs.
import { staffRoles } from '../src/contract/staff-roles.ts'
import { mailboxAt } from '../src/domains/accounts/contact-addresses.ts'
import { decideStanding, decisions, type Standing } from '../src/domains/accounts/standing.ts'
import { editionOf } from '../src/domains/editions/editions.ts'
import { changeRole, type Grant } from '../src/domains/staff/granting.ts'
import { limits } from '../src/contract/limits.ts'
import { onDatabase, operator, said, say, type Answer } from './operator.ts'

const told = ({ suspended }: Standing) => (suspended ? 'suspended' : 'not suspended')
const rolesText = (roles: readonly string[]) => (roles.length === 0 ? 'user' : roles.join(', '))

/** A role, that of an edition manager with its edition as in `edition-manager:jp`; undefined for anything else. */
function grantFrom(text: string): Grant | undefined {
  const [name, edition = ''] = text.split(':')
  const role = staffRoles.find((one) => one === name)
  if (!role || text.split(':').length > 2) return undefined
  const isRight = role === 'edition-manager' ? editionOf(edition) !== undefined : edition === ''
  return isRight ? { role, edition } : undefined
}

const allowed = [
  ...staffRoles.map((role) => (role === 'edition-manager' ? `${role}:EDITION` : role)),
  'user',
  ...decisions,
]

async function answerTo([email = '', wanted = '', reason = '']: readonly string[]): Promise<Answer> {
  const decision = decisions.find((one) => one === wanted)
  const grant = grantFrom(wanted)
  if (!decision && !grant && wanted !== 'user')
    return said(2, `--role: "${wanted}" is not allowed. Allowed: ${allowed.join(', ')}.`)
  if (reason.length > limits.staffReasonMax)
    return said(2, `--reason: at most ${limits.staffReasonMax.toLocaleString('en')} characters.`)
  const about = { unknown: `No account has proven the address ${email}.`, missing: 'accounts' }
  return onDatabase(about, async (db) => {
    if (decision) {
      const { before, after } = await decideStanding(db, operator(), { email, decision, reason })
      return said(0, `${email}: ${told(before)} → ${told(after)}`)
    }
    const mailbox = await mailboxAt(db, email.trim().toLowerCase())
    if (!mailbox) return said(1, about.unknown)
    const wish = grant ? { grant } : { take: 'all' as const }
    const { before, after } = await changeRole(db, operator(), { userID: mailbox.userID, reason, ...wish })
    return said(0, `${email}: ${rolesText(before)} → ${rolesText(after)}`)
  })
}

say(await answerTo(process.argv.slice(2)))
