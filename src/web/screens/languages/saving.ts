// What becomes of the form of one language when it is sent: saved, refused, or beside what somebody else has saved meanwhile.
import type { core } from 'zod'
import { errorText } from '../../../messages/texts.ts'
import { refusalIn } from '../../api/managed.ts'
import type { pageOf } from '../../api/page.ts'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'
import type { Clash } from '../../components/forms/StalePanel.tsx'
import {
  filledFrom,
  filledOf,
  merged,
  originalName,
  type Filled,
  type TextsView,
  type Values,
} from './texts.ts'

type Page = ReturnType<typeof pageOf>

export type TextsAnswer = Told<'saved' | 'refused' | 'failed' | 'session' | 'stale'> & {
  language: string
  wrong: Wrong
  /** What the form shows from now on: what was typed, or what was kept of it. */
  shown?: Filled
  clash?: Clash
}

type Parsed<Fields> =
  | { success: true; data: Fields }
  | { success: false; error: { issues: readonly core.$ZodIssue[] } }

/** Whose texts they are: a company's or a product's. */
export type TextsOf<Fields> = {
  businessID: string
  /** As they are kept now. */
  view(): Promise<TextsView>
  typed(values: Values): Parsed<Fields>
  /** Which field a path of a failure means. */
  fieldOf(path: string, values: Values): string | undefined
  save(body: Fields & { revision: number; original: string }): Promise<unknown>
}

/** Saves what was sent of a language; answers what the form says then, with the status that fits. */
export async function saveTexts<Fields>(page: Page, of: TextsOf<Fields>, language: string, form: FormData) {
  const typed = filledFrom(form.entries())
  const answer = await outcomeOf(page, of, language, form, typed)
  return withStatus<TextsAnswer>({ at: Date.now(), language, shown: typed, ...answer })
}

type Ended = Omit<TextsAnswer, 'at' | 'language'>

async function outcomeOf<Fields>(
  page: Page,
  of: TextsOf<Fields>,
  language: string,
  form: FormData,
  typed: Filled,
): Promise<Ended> {
  if (!page.session) return { outcome: 'session', wrong: {} }
  let mine = typed
  try {
    mine = await picked(of, language, form, typed)
    return await saved(page, of, language, mine)
  } catch (error) {
    if ((error as Error).name === 'Stale') return staleOf(page, of, language, mine)
    return refused(page, of, error, mine)
  }
}

/** What was typed, with the other's values where somebody without script chose them. */
async function picked<Fields>(of: TextsOf<Fields>, language: string, form: FormData, typed: Filled) {
  const names = Object.keys(typed.values).filter((name) => form.get(`pick.${name}`) === 'theirs')
  if (names.length === 0) return typed
  const theirs = filledOf(await of.view(), language).values
  return {
    ...typed,
    values: { ...typed.values, ...Object.fromEntries(names.map((name) => [name, theirs[name] ?? ''])) },
  }
}

async function saved<Fields>(
  page: Page,
  of: TextsOf<Fields>,
  language: string,
  filled: Filled,
): Promise<Ended> {
  const fields = of.typed(filled.values)
  if (!fields.success)
    return {
      outcome: 'refused',
      message: errorText('InvalidInput', page.language),
      wrong: wrongOf(fields.error.issues, (path) => of.fieldOf(path, filled.values)),
      shown: filled,
    }
  const original = filled.values[originalName] ?? ''
  await of.save({ ...fields.data, original, revision: Number(filled.revision) })
  return { outcome: 'saved', wrong: {}, shown: filledOf(await of.view(), language) }
}

/** Beside what the other has saved; when that touches nothing here, it is simply saved again. */
async function staleOf<Fields>(
  page: Page,
  of: TextsOf<Fields>,
  language: string,
  mine: Filled,
): Promise<Ended> {
  try {
    const { clash, ...shown } = merged(mine, filledOf(await of.view(), language))
    if (clash.conflicts.length + clash.taken.length === 0) return await saved(page, of, language, shown)
    return { outcome: 'stale', message: errorText('Stale', page.language), wrong: {}, shown, clash }
  } catch (error) {
    return refused(page, of, error, mine)
  }
}

async function refused<Fields>(
  page: Page,
  of: TextsOf<Fields>,
  error: unknown,
  mine: Filled,
): Promise<Ended> {
  const why = await refusalIn(page, of.businessID, error)
  const fieldOf = (path: string) => of.fieldOf(path, mine.values)
  const { wrong, ...refusal } = refusalOf(page, why, errorText, fieldOf)
  return { ...refusal, wrong: refusedFields(wrong), shown: mine }
}
