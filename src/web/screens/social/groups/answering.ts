// What becomes of what is pressed on the pages of a group.
import { data, redirect } from 'react-router'
import { groupRoles, type GroupRole } from '../../../../contract/group-kinds.ts'
import { errorText } from '../../../../messages/texts.ts'
import type { PageOnServer } from '../../../api/page.ts'
import { sentLines, sentText } from '../../../api/sent.ts'
import { logInAddress } from '../../../api/session/require-session.ts'
import { refusalOf, withStatus, type Told } from '../../../components/forms/outcome.ts'

export type GroupAnswer = Told<'refused' | 'failed'> & { act: string; note: string }

/** What the address says that was done. */
export const doings = [
  'joined',
  'agreed',
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'left',
  'invited',
  'admitted',
  'turned down',
  'taken back',
  'readmitted',
  'named',
  'removed',
  'kept out',
  'posted',
  'saved',
  'founded',
  'opened',
  'closed',
] as const
export type Doing = (typeof doings)[number]
export const doingIn = (text: string | null): Doing | undefined => doings.find((doing) => doing === text)

type Act = { done: Doing; run(page: PageOnServer, id: string, form: FormData): Promise<unknown> }

const whom = (form: FormData) => ({ userID: sentText(form, 'userID') })
const agreed = (form: FormData) => ({ rulesRevision: Number(sentText(form, 'rulesRevision')) })

const acts: Record<string, Act> = {
  join: { done: 'joined', run: ({ api }, id, form) => api.joinGroup({ id, ...agreed(form) }) },
  agree: { done: 'agreed', run: ({ api }, id, form) => api.joinGroup({ id, ...agreed(form) }) },
  ask: {
    done: 'asked',
    run: ({ api }, id, form) => api.askGroup({ id, ...agreed(form), note: sentLines(form, 'note') }),
  },
  accept: { done: 'accepted', run: ({ api }, id, form) => api.acceptInGroup({ id, ...agreed(form) }) },
  decline: { done: 'declined', run: ({ api }, id) => api.declineInGroup({ id }) },
  withdraw: { done: 'withdrawn', run: ({ api }, id) => api.declineInGroup({ id }) },
  leave: { done: 'left', run: ({ api }, id) => api.leaveGroup({ id }) },
  invite: { done: 'invited', run: ({ api }, id, form) => api.inviteToGroup({ id, ...whom(form) }) },
  admit: { done: 'admitted', run: ({ api }, id, form) => api.acceptInGroup({ id, ...whom(form) }) },
  refuse: { done: 'turned down', run: ({ api }, id, form) => api.declineInGroup({ id, ...whom(form) }) },
  uninvite: { done: 'taken back', run: ({ api }, id, form) => api.declineInGroup({ id, ...whom(form) }) },
  readmit: {
    done: 'readmitted',
    run: ({ api }, id, form) => api.removeGroupMember({ id, ...whom(form), readmit: true }),
  },
  name: {
    done: 'named',
    run: ({ api }, id, form) => api.changeGroupMember({ id, ...whom(form), role: roleIn(form) }),
  },
  remove: { done: 'removed', run: ({ api }, id, form) => api.removeGroupMember({ id, ...whom(form) }) },
  keepOut: {
    done: 'kept out',
    run: ({ api }, id, form) => api.removeGroupMember({ id, ...whom(form), keepOut: true }),
  },
}

function roleIn(form: FormData): GroupRole {
  const role = groupRoles.find((one) => one === sentText(form, 'role'))
  if (!role) throw data(null, { status: 400 })
  return role
}

/** Does what a form asks for and leads back to its page with what was done; else answers why not. */
export async function answerFrom(
  page: PageOnServer,
  id: string,
  form: FormData,
  back: (done?: Doing) => string,
) {
  const name = sentText(form, 'do')
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (!act) throw data(null, { status: 400 })
  if (!page.session) throw redirect(logInAddress(back(), null), 303)
  try {
    await act.run(page, id, form)
  } catch (error) {
    if (error instanceof Response) throw error
    const { outcome, ...refusal } = refusalOf(page, error, errorText)
    if (outcome === 'session') throw redirect(logInAddress(back(), null), 303)
    const note = sentLines(form, 'note')
    return withStatus<GroupAnswer>({ at: Date.now(), act: name, note, ...refusal, outcome })
  }
  throw redirect(back(act.done), 303)
}
