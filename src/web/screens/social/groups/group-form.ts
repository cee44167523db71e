// What is typed in the form of a group, and what becomes of it.
import { redirect } from 'react-router'
import { changeGroup, createGroup, type GroupEntry } from '../../../../contract/groups.ts'
import { groupKinds } from '../../../../contract/group-kinds.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { groupPage } from '../../../components/groups/paths.ts'
import { refusalOf, withStatus, type Told } from '../../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../../components/forms/problems.ts'

export type GroupValues = {
  name: string
  purpose: string
  rules: string
  industry: string
  kind: string
  /** The token of an upload; empty for none. */
  picture: string
  key: string
}

export type GroupFormAnswer = Told<'session' | 'refused' | 'failed' | 'stale'> & {
  wrong: Wrong
  shown: GroupValues
  /** Of the version that somebody saved meanwhile. */
  revision?: number
}

export const valuesOf = ({ name, purpose, rules, industry, kind }: GroupEntry): GroupValues => ({
  name,
  purpose,
  rules,
  industry: industry?.id ?? '',
  kind,
  picture: '',
  key: '',
})

export const noValues = (): GroupValues => ({
  name: '',
  purpose: '',
  rules: '',
  industry: '',
  kind: 'open',
  picture: '',
  key: crypto.randomUUID(),
})

function sentValues(form: FormData): GroupValues {
  return {
    name: sentText(form, 'name'),
    purpose: sentLines(form, 'purpose'),
    rules: sentLines(form, 'rules'),
    industry: sentText(form, 'industry'),
    kind: sentText(form, 'kind'),
    picture: sentText(form, 'picture'),
    key: sentText(form, 'key') || crypto.randomUUID(),
  }
}

const fieldOf = (path: string): string => path.split('.')[0] ?? path

const wishOf = ({ name, purpose, rules, industry }: GroupValues) => ({
  name,
  purpose,
  rules,
  industry: industry || null,
})

/** Founds a group and leads to it; else answers what was wrong. */
export async function foundFrom(page: PageOnServer, form: FormData) {
  const shown = sentValues(form)
  const kind = groupKinds.find((one) => one === shown.kind) ?? 'open'
  const wish = { ...wishOf(shown), kind, ...(shown.picture && { picture: { token: shown.picture } }) }
  const checked = createGroup.body.safeParse(wish)
  if (!checked.success) return refused(shown, wrongOf(checked.error.issues, fieldOf))
  return sent(page, shown, async () => {
    const { groupID } = await page.apiOnce(shown.key).createGroup(checked.data)
    return groupPage(groupID, { done: 'founded' })
  })
}

/** Saves what a group says from now on and leads to it. */
export async function saveFrom(page: PageOnServer, id: string, form: FormData) {
  const shown = sentValues(form)
  const picture =
    sentText(form, 'withoutPicture') !== ''
      ? { picture: null }
      : shown.picture
        ? { picture: { token: shown.picture } }
        : {}
  const revision = Number(sentText(form, 'revision'))
  const checked = changeGroup.body.safeParse({ ...wishOf(shown), ...picture, revision })
  if (!checked.success) return refused(shown, wrongOf(checked.error.issues, fieldOf))
  return sent(page, shown, async () => {
    await page.api.changeGroup({ id, ...checked.data })
    return groupPage(id, { done: 'saved' })
  })
}

const refused = (shown: GroupValues, wrong: Wrong) =>
  withStatus<GroupFormAnswer>({ at: Date.now(), outcome: 'refused', wrong, shown })

async function sent(page: PageOnServer, shown: GroupValues, send: () => Promise<string>) {
  let path: string
  try {
    path = await send()
  } catch (error) {
    const { wrong, ...refusal } = refusalOf(page, error, errorText, fieldOf)
    const { current } = (error as { details?: { current?: { revision: number } } }).details ?? {}
    return withStatus<GroupFormAnswer>({
      at: Date.now(),
      shown,
      wrong: refusedFields(wrong),
      ...refusal,
      ...(current && { outcome: 'stale' as const, revision: current.revision }),
    })
  }
  throw redirect(path, 303)
}
