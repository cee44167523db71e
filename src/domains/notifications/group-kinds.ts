// What notifications of groups bring with them; whoever opens one has read it. Their title is what the group is called.
import { groupPath } from '../../contract/slugs.ts'
import type { GroupNoticeKind } from '../../contract/notification-kinds.ts'
import { askingAmong } from '../groups/standing.ts'
import { mailOfDeeds } from './deeds.ts'
import type { Kind, MailRule } from './kind.ts'
import type { DueNotice } from './queries/mailings.ts'

const titleOf = (title: string) => title
const inGroup: Kind = { pathOf: ({ resourceID }) => groupPath(resourceID), titleOf }
const atRequests: Kind = { pathOf: ({ resourceID }) => `${groupPath(resourceID)}/requests`, titleOf }

export const groupKinds: Readonly<Record<GroupNoticeKind, Kind>> = {
  'group.invited': inGroup,
  'group.asked': atRequests,
  'group.admitted': inGroup,
  'group.accepted': { pathOf: ({ resourceID }) => `${groupPath(resourceID)}/members`, titleOf },
}

const placeOf = ({ resourceID: id }: DueNotice) => ({ type: 'group' as const, id })
const mail = { afterMinutes: 0, bundleMinutes: 15, placeOf }

export const groupMails: Readonly<Record<GroupNoticeKind, MailRule>> = {
  'group.invited': mailOfDeeds({
    ...mail,
    kind: groupKinds['group.invited'],
    what: /*i18n*/ { id: 'mail.news.groupInvited', message: 'Invitations to groups' },
  }),
  'group.asked': mailOfDeeds({
    ...mail,
    kind: groupKinds['group.asked'],
    standing: (tx, deeds) =>
      askingAmong(
        tx,
        deeds.map(({ resourceID: groupID, doerID: userID }) => ({ groupID, userID })),
      ),
    what: /*i18n*/ { id: 'mail.news.groupAsked', message: 'Requests to join your groups' },
  }),
  'group.admitted': mailOfDeeds({
    ...mail,
    kind: groupKinds['group.admitted'],
    what: /*i18n*/ { id: 'mail.news.groupAdmitted', message: 'Groups that let you in' },
  }),
  'group.accepted': mailOfDeeds({
    ...mail,
    kind: groupKinds['group.accepted'],
    what: /*i18n*/ { id: 'mail.news.groupAccepted', message: 'Accepted invitations to groups' },
  }),
}
