// Much the same told to many groups is stopped (D21).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { firstIDAt } from '../../platform/ids.ts'
import { businessesOf } from '../members/membership.ts'
import { takeTurn } from './queries/turns.ts'
import { findInGroups } from './queries/posts.ts'

const dayMs = 86_400_000
const looked = 50
/** Of the pieces that two texts have in all, so many that they have in common. */
const alikeFrom = 0.7
const pieceLetters = 4

/**
 * Throws AlikePosts for a text that a person, as themself or as a company of theirs, has told three other groups within a
 * day, be it with another number, greeting or address.
 */
export async function refuseAlike(
  tx: Tx,
  userID: string,
  { content, groupID }: { content: string; groupID: string },
): Promise<void> {
  await takeTurn(tx, userID)
  const written = await findInGroups(tx, {
    authorIDs: [userID, ...(await businessesOf(tx, userID))],
    besides: groupID,
    since: firstIDAt(new Date(Date.now() - dayMs)),
    limit: looked,
  })
  const pieces = piecesOf(content)
  const alike = written.filter((post) => likeness(pieces, piecesOf(post.content)) >= alikeFrom)
  if (new Set(alike.map((post) => post.groupID)).size >= limits.alikePostsMax)
    throw new AppError('AlikePosts')
}

/** Letters alone, in runs of four: numbers, links, signs and blanks tell no two posts apart. */
function piecesOf(content: string): ReadonlySet<string> {
  const letters = [
    ...content
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/https?:\/\/\S+/gu, '')
      .replaceAll(/[^\p{L}]/gu, ''),
  ]
  if (letters.length <= pieceLetters) return new Set([letters.join('')])
  return new Set(
    letters.slice(pieceLetters - 1).map((_, at) => letters.slice(at, at + pieceLetters).join('')),
  )
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length
  return common / (one.size + other.size - common)
}
