// What the operator's programs share: the database they decide about, in whose name, and how they say what came of it.
import os from 'node:os'
import { isAppError } from '../src/contract/errors.ts'
import { openDatabase, type Db } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'

export type Answer = { code: number; text: string }
export const said = (code: number, text: string): Answer => ({ code, text })

/** The user of this machine, as decisions name them. */
export const operator = (): `os:${string}` => `os:${os.userInfo().username}`

type About = {
  /** What is said when what was named is not known. */
  unknown: string
  /** What a database that Millwright has never run on does not have. */
  missing: string
}

/** Where programs of the operator find the database: past a pooler, when there is one. */
export const operatorUrl = (): string =>
  process.env['DATABASE_DIRECT_URL'] || (process.env['DATABASE_URL'] ?? '')

/** What `work` says about the database at DATABASE_URL, or why nothing came of it. */
export async function onDatabase(about: About, work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { db, close } = openDatabase(operatorUrl(), { max: 3, log: createLog('silent') })
  try {
    return await work(db)
  } catch (error) {
    if (isAppError(error) && error.name === 'NotFound') return said(1, about.unknown)
    // What a database without our tables answers.
    if ((error as { code?: unknown }).code === '42P01')
      return said(1, `The database has no ${about.missing} yet: start Millwright on it once.`)
    return said(1, `The database did not do it: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await close()
  }
}

/** What people wrote, of whom some may be gone: nothing in it may steer the terminal, hide, or pass for another column. */
export const plainly = (text: string | null): string =>
  (text ?? '(gone)')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, ' ')
    .replaceAll(/\s{2,}/g, ' ')

/** Says it, and ends this process with its code. */
export function say({ code, text }: Answer): void {
  process.stdout.write(`${text}\n`)
  process.exitCode = code
}
