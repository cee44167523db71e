// Groups whose words mean no good, founded through the call by as many people as it takes.
import { onTestFinished } from 'vitest'
import { createGroup } from '../src/contract/groups.ts'
import { limits } from '../src/contract/limits.ts'
import { posesAsUs } from '../src/domains/editions/posing.ts'
import { removeGroup } from '../src/domains/groups/closing.ts'
import { takenCalls, type Call, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { inField } from './hostile-fields.ts'

const { name: Name, purpose: Purpose, rules: Rules } = createGroup.body.shape
/** Others pose as our staff, as paths do, and are refused with that reason (T23). */
const OwnName = Name.refine((name) => !posesAsUs(name))
/** As one person has at most, and one page of their own shows. */
export const ofOne = limits.groupsPerUserMax

export type Texts = { name: string; purpose: string; rules: string }
export const founding = (as: Caller, texts: Texts, kind = 'open'): Call => ({
  as,
  path: '/groups',
  body: { ...texts, kind },
})

/** Founds a group with each of these, until the test has ended, a hundred by each of the founders; answers their ids in order. */
export async function groups(texts: readonly Texts[], founders: readonly Caller[], kind?: string) {
  const by = (at: number) => founders[Math.floor(at / ofOne)]!
  const calls = texts.map((one, at) => founding(by(at), one, kind))
  const made = await takenCalls<{ groupID: string }>('createGroup', calls)
  onTestFinished(() =>
    onDatabase(async (db) => {
      for (const [at, { groupID }] of made.entries()) await removeGroup(db, by(at), groupID, undefined)
    }),
  )
  return made.map(({ groupID }) => groupID)
}

const agreed = { rulesRevision: 1 }
/** Something that somebody does in a group. */
export const act = (as: Caller, groupID: string, what: string, body: object = agreed): Call => ({
  as,
  path: `/groups/${groupID}/${what}`,
  body,
})

/** What the fields of a group make of the texts. */
export const fields = () => ({
  name: inField(OwnName),
  purpose: inField(Purpose),
  rules: inField(Rules.unwrap()),
})
