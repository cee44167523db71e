// How the calls of moderators are made, and those of whom they decide about: each who may call has a case of their own.
import { decideCase } from '../../domains/moderation/ruling.ts'
import { makeAppeal } from '../../domains/moderation/appealing.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aReport } from '../moderation.ts'
import { aPost } from '../posts.ts'
import { aSession } from '../sessions.ts'
import type { Principal } from './principals.ts'
import type { Row } from './row.ts'
import { noModeration, type ModerationCase } from './cases-of-world.ts'
import { password, type World } from './world.ts'

const ruling = {
  verdict: 'upheld',
  action: 'remove',
  limits: [],
  contents: 'stay',
  ruleCode: 'spam',
  reason: 'Spam, seen by two',
  words: '',
} as const

/** Posts of the stranger that `user` reported; decided by somebody who is of no other world, and appealed, as far as is wished. */
function reported(upTo: 'reported' | 'decided' | 'appealed'): (db: Db, world: World) => Promise<void> {
  return async (db, world) => {
    const { stranger, user } = world.people
    const moderator = upTo === 'reported' ? undefined : await aSession(db, { staff: ['moderator'] })
    world.moderation = noModeration()
    for (const one of Object.values(world.moderation)) {
      const id = await aPost(db, stranger, { content: `Buy it all! ${uuidv7()}` })
      one.caseID = (await aReport(db, { type: 'post', id }, { by: user })).caseID
      if (!moderator) continue
      one.decisionID = (await decideCase(db, moderator, one.caseID, { ...ruling, limits: [] })).decisionID!
      if (upTo !== 'appealed') continue
      await makeAppeal(db, stranger, one.decisionID, 'It was not so.')
      const { rows } = await sql<{ id: string }>`
        select appeal_id as id from moderation_appeals where decision_id = ${one.decisionID}`.execute(db)
      one.appealID = rows[0]!.id
    }
  }
}

const own = ({ moderation }: World, as: Principal): ModerationCase =>
  as in moderation ? moderation[as as keyof typeof moderation] : moderation.operator

/** Of a case, or an appeal, with more values. */
const ofCase =
  (more: object = {}) =>
  (world: World, as: Principal) => ({ caseID: own(world, as).caseID, ...more })
const ofAppeal =
  (more: object = {}) =>
  (world: World, as: Principal) => ({ appealID: own(world, as).appealID, ...more })
const ofDecision =
  (more: object = {}) =>
  (world: World) => ({ decisionID: world.moderation.operator.decisionID, ...more })

/** What was decided about the stranger is nobody else's business. */
const toStranger = {
  user: 'NotFound',
  exMember: 'NotFound',
  member: 'NotFound',
  admin: 'NotFound',
  owner: 'NotFound',
  operator: 'NotFound',
} as const

export const moderationRows: Record<string, Row> = {
  listCases: {},
  nextCase: {},
  showCase: { prepare: reported('decided'), input: ofCase() },
  // It is a post: no conversation is read through it.
  readCaseMessages: {
    prepare: reported('reported'),
    input: ofCase({ reason: 'To judge it' }),
    allowed: 'NotFound',
  },
  takeCase: { prepare: reported('reported'), input: ofCase() },
  releaseCase: { prepare: reported('reported'), input: ofCase() },
  noteCase: { prepare: reported('reported'), input: ofCase({ text: 'Known' }) },
  decideCase: { prepare: reported('reported'), input: ofCase(ruling) },
  // Nothing is proposed.
  secondCase: {
    prepare: reported('reported'),
    input: ofCase({ approve: true, reason: 'Yes' }),
    allowed: 'NotFound',
  },
  undoCase: { prepare: reported('decided'), input: ofCase({ reason: 'Wrong' }) },
  listAppeals: {},
  showAppealCase: { prepare: reported('appealed'), input: ofAppeal() },
  takeAppeal: { prepare: reported('appealed'), input: ofAppeal() },
  releaseAppeal: { prepare: reported('appealed'), input: ofAppeal() },
  noteAppeal: { prepare: reported('appealed'), input: ofAppeal({ text: 'Known' }) },
  decideAppeal: { prepare: reported('appealed'), input: ofAppeal({ verdict: 'upheld', reason: 'Right' }) },
  showAppeal: { prepare: reported('decided'), input: ofDecision(), expected: toStranger },
  makeAppeal: { prepare: reported('decided'), input: ofDecision({ text: 'No.' }), expected: toStranger },
  // What is asked for is about somebody else.
  appealSuspended: {
    prepare: reported('decided'),
    input: (world) => ({
      ...ofDecision({ text: 'No.' })(world),
      email: `${world.people.suspended.userID}@example.com`,
      password,
    }),
    allowed: 'NotFound',
    undoes: true,
  },
}
