// What the forms of an import do: say what its columns mean, check it, run it, take it back.
import { data } from 'react-router'
import { isAppError } from '../../../contract/errors.ts'
import type { ColumnMeaningEntry, ImportChoicesEntry } from '../../../contract/import-shapes.ts'
import { errorText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { intentOf, type ImportAnswer, type Intent } from './answer.ts'
import { controlOf, isSame, meaningIn } from './meaning-form.ts'

type Where = { id: string }

/** Does what a form of an import asks for; answers why when it was not done. Throws what is no refusal. */
export async function act(page: PageOnServer, where: Where, form: FormData) {
  const intent = intentOf(form)
  const columns = columnsIn(form)
  try {
    await acts[intent](page, where, form)
    return withStatus({ at: Date.now(), intent, done: true })
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.status === 404) throw error
    const { name, status, details } = error
    if (status >= 500 && name !== 'Unavailable') page.onError(error)
    const fields = (details as { fields?: Record<string, string> } | undefined)?.fields ?? {}
    const wrong = Object.keys(fields).flatMap((path) => {
      const at = columns[Number(/^columns\.(\d+)/.exec(path)?.[1])]?.at
      return at === undefined ? [] : [at]
    })
    return withStatus(
      { at: Date.now(), intent, problem: errorText(name, page.language, error), wrong },
      status,
    )
  }
}

const withStatus = (answer: ImportAnswer, status = 200) => data(answer, { status })

type Act = (page: PageOnServer, where: Where, form: FormData) => Promise<unknown>

const acts: Record<Intent, Act> = {
  map: save,
  async check(page, where, form) {
    await save(page, where, form)
    await page.api.checkProductImport(where)
  },
  /** Nothing is said anew: the columns can be changed again. */
  back: ({ api }, where) => api.changeImportMapping({ ...where, columns: [] }),
  async 'answer-categories'(page, where, form) {
    const { choices } = await page.api.showProductImport(where)
    await page.api.changeImportMapping({ ...where, columns: [], choices: withAsked(choices, form) })
    await page.api.checkProductImport(where)
  },
  async 'answer-names'({ api }, where) {
    const { choices } = await api.showProductImport(where)
    await api.changeImportMapping({ ...where, columns: [], choices: { ...choices, nameless: 'part-number' } })
    await api.checkProductImport(where)
  },
  run: ({ api }, where, form) =>
    api.runProductImport({
      ...where,
      publish: sentText(form, 'publish') === 'published' ? 'published' : 'drafts',
      ...(sentText(form, 'which') === 'chosen' && { rows: numbersIn(sentText(form, 'rows')) }),
      missing: missingIn(sentText(form, 'missing')),
      ...(form.has('documents') && {
        documents: sentText(form, 'documents') === 'request' ? 'request' : 'open',
      }),
    }),
  pause: ({ api }, where) => api.pauseProductImport(where),
  resume: ({ api }, where) => api.resumeProductImport(where),
  cancel: ({ api }, where) => api.cancelProductImport(where),
  undo: ({ api }, where) => api.undoProductImport(where),
  'undo-row': ({ api }, where, form) => api.undoImportRow({ ...where, row: Number(sentText(form, 'row')) }),
}

const missingIn = (text: string) => (text === 'unlist' || text === 'remove' ? text : 'keep')
const numbersIn = (text: string): number[] => text.split(/\D+/).filter(Boolean).map(Number)

type Told = { at: number; meaning: ColumnMeaningEntry }

/** The columns that the form says otherwise than they were shown. */
function columnsIn(form: FormData): Told[] {
  return form.getAll('column').flatMap((value): Told[] => {
    const at = Number(value)
    const before = meaningSent(sentText(form, `was-${at}`))
    // A form that was sent before it stood whole says nothing of a column.
    if (!before || !form.has(controlOf(at, 'field'))) return []
    const meaning = meaningIn(form, at, before)
    return isSame(meaning, before) ? [] : [{ at, meaning }]
  })
}

/** A meaning as the page has written it; the call checks what it says. */
function meaningSent(text: string): ColumnMeaningEntry | undefined {
  try {
    return JSON.parse(text) as ColumnMeaningEntry
  } catch {
    return undefined
  }
}

/** Only what the page says is changed: what the table calls categories is answered elsewhere. */
async function save({ api }: PageOnServer, where: Where, form: FormData): Promise<void> {
  const { choices } = await api.showProductImport(where)
  const sheet = sentText(form, 'sheet')
  await api.changeImportMapping({
    ...where,
    columns: columnsIn(form),
    ...(sheet !== '' && { sheet }),
    ...(form.has('choices') && { choices: choicesIn(choices, form) }),
  })
}

function choicesIn(before: ImportChoicesEntry, form: FormData): ImportChoicesEntry {
  return {
    ...before,
    category: sentText(form, 'category') || null,
    likelyCategories: form.get('likely') !== null,
    nameless: form.get('nameless') === null ? 'ask' : 'part-number',
    language: sentText(form, 'language'),
    unreadable: sentText(form, 'unreadable') === 'leave-out' ? 'leave-out' : 'refuse',
  }
}

/** The answers to what the table calls categories, over those of before. */
function withAsked(before: ImportChoicesEntry, form: FormData): ImportChoicesEntry {
  const answers = form.getAll('asked').flatMap((text, at) => {
    const category = sentText(form, `category-${at}`)
    return typeof text === 'string' && category !== '' ? [{ text, category }] : []
  })
  const told = new Set(answers.map(({ text }) => text))
  return {
    ...before,
    categories: [...before.categories.filter(({ text }) => !told.has(text)), ...answers],
    likelyCategories: before.likelyCategories || form.get('likely') !== null,
  }
}
