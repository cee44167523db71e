// What becomes of what is asked and answered on the pages of connections.
import { data, redirect } from 'react-router'
import { askConnection, connectionLists, type ConnectionList } from '../../../../contract/connections.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { logInAddress } from '../../../api/session/require-session.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { connectionsPath, connectPath, type Party } from '../../../components/connections/paths.ts'
import { refusalOf, withStatus, type Told } from '../../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../../components/forms/problems.ts'

export type ConnectAnswer = Told<'session' | 'refused' | 'failed'> & { wrong: Wrong; note: string }

/** What the address says that was done; `gone` when there was nothing to do it to any more. */
export const doings = ['accepted', 'declined', 'withdrawn', 'removed', 'gone'] as const
export type Doing = (typeof doings)[number]
export const doingIn = (text: string | null): Doing | undefined => doings.find((doing) => doing === text)

/** The list that an address or a form names. */
export const listIn = (text: string | null): ConnectionList | undefined =>
  connectionLists.find((list) => list === text)

/** Does what a form asks for, for whom its page was made; the answer leads back there, or says what was wrong. */
export async function answerFrom(page: PageOnServer, party: Party, form: FormData) {
  const note = sentLines(form, 'note')
  const answer = { at: Date.now(), wrong: {}, note }
  const acting = sentText(form, 'acting') || undefined
  const way = { list: listIn(sentText(form, 'list')), as: sentText(form, 'as') || undefined }
  const wish = {
    resourceType: party.type,
    resourceID: party.id,
    note,
    ...(acting !== undefined && { businessID: acting }),
  }
  const asked = askConnection.body.safeParse(wish)
  const act = sentText(form, 'do')
  if (act === 'ask' && !asked.success) {
    const wrong = wrongOf(asked.error.issues, (path) => path)
    return withStatus<ConnectAnswer>({ ...answer, outcome: 'refused', wrong })
  }
  try {
    if (act === 'ask' && asked.success) await page.api.askConnection(asked.data)
    else
      await doIt(page, act, { id: sentText(form, 'id'), ...(acting !== undefined && { businessID: acting }) })
  } catch (error) {
    const { outcome, wrong, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (outcome === 'session' && act !== 'ask')
      throw redirect(logInAddress(backTo(party, way, undefined), null), 303)
    if (refusal.status === 404 && act === 'ask') throw data(null, { status: 404 })
    if (refusal.status === 404) throw redirect(backTo(party, way, 'gone'), 303)
    return withStatus<ConnectAnswer>({ ...answer, ...refusal, outcome, wrong: refusedFields(wrong) })
  }
  return redirect(backTo(party, way, doneBy.get(act)), 303)
}

const doneBy = new Map<string, Doing>([
  ['accept', 'accepted'],
  ['decline', 'declined'],
  ['withdraw', 'withdrawn'],
  ['remove', 'removed'],
])

function doIt(
  { api }: PageOnServer,
  act: string,
  one: { id: string; businessID?: string },
): Promise<unknown> {
  switch (act) {
    case 'accept':
      return api.acceptConnection(one)
    case 'decline':
      return api.declineConnection(one)
    case 'withdraw':
      return api.withdrawConnection(one)
    case 'remove':
      return api.removeConnection(one)
    default:
      throw data(null, { status: 400 })
  }
}

type Way = { list: ConnectionList | undefined; as: string | undefined }

/** The list from which it was done, or the page of the two. */
const backTo = (party: Party, { list, as }: Way, done: Doing | undefined): string =>
  list ? connectionsPath({ list, as, done }) : connectPath(party, { as, done })
