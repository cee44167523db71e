import * as memberCalls from '../../contract/group-members.ts'
import * as calls from '../../contract/groups.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { resolveActor } from '../members/actors.ts'
import { removeGroup, restoreGroup } from './closing.ts'
import { changeGroup, createGroup } from './founding.ts'
import { acceptInGroup, askGroup, declineInGroup, inviteToGroup, joinGroup } from './joining.ts'
import { changeGroupMember, leaveGroup, removeGroupMember } from './leaving.ts'
import { groupsPage, ownGroups, showGroup } from './listing.ts'
import { candidatesPage, membersPage, showGroupMember } from './people.ts'

export const groupRoutes = routes(
  {
    listGroups: calls.listGroups,
    listOwnGroups: calls.listOwnGroups,
    createGroup: calls.createGroup,
    showGroup: calls.showGroup,
    changeGroup: calls.changeGroup,
    removeGroup: calls.removeGroup,
    restoreGroup: calls.restoreGroup,
    joinGroup: calls.joinGroup,
    askGroup: calls.askGroup,
    inviteToGroup: calls.inviteToGroup,
    acceptInGroup: calls.acceptInGroup,
    declineInGroup: calls.declineInGroup,
    leaveGroup: calls.leaveGroup,
    listGroupMembers: memberCalls.listGroupMembers,
    listGroupCandidates: memberCalls.listGroupCandidates,
    showGroupMember: memberCalls.showGroupMember,
    changeGroupMember: memberCalls.changeGroupMember,
    removeGroupMember: memberCalls.removeGroupMember,
  },
  {
    async listGroups({ db, query, caller, tag }) {
      tag('groups')
      const after = (list: string) => positionOf(list, query.cursor)
      const page = await groupsPage(db, { ...query, language: caller.language, after, cursorOf })
      // One that is closed is forgotten at once, not shown once more when its list cannot be made.
      tag(...page.items.map(({ groupID }) => `group:${groupID}`))
      return page
    },
    listOwnGroups: (input) => ownGroups(input.db, sessionOf(input), input.caller.language),
    createGroup: (input) =>
      input.once(
        (tx) => resolveActor(tx, sessionOf(input)),
        (tx) => createGroup(tx, sessionOf(input), input.body),
      ),
    async showGroup({ db, params, session, caller, tag }) {
      tag(`group:${params.id}`)
      return showGroup(db, { groupID: params.id, session, language: caller.language })
    },
    changeGroup: (input) => changeGroup(input.db, sessionOf(input), input.params.id, input.body),
    removeGroup: (input) => removeGroup(input.db, sessionOf(input), input.params.id, input.body.reason),
    restoreGroup: (input) => restoreGroup(input.db, sessionOf(input), input.params.id, input.body.reason),
    joinGroup: (input) => joinGroup(input.db, sessionOf(input), input.params.id, input.body),
    askGroup: (input) => askGroup(input.db, sessionOf(input), input.params.id, input.body),
    inviteToGroup: (input) => inviteToGroup(input.db, sessionOf(input), input.params.id, input.body.userID),
    acceptInGroup: (input) => acceptInGroup(input.db, sessionOf(input), input.params.id, input.body),
    declineInGroup: (input) => declineInGroup(input.db, sessionOf(input), input.params.id, input.body.userID),
    leaveGroup: (input) => leaveGroup(input.db, sessionOf(input), input.params.id),
    async listGroupMembers(input) {
      const after = (list: string) => positionOf(list, input.query.cursor)
      const { language } = input.caller
      return membersPage(input.db, sessionOf(input), { groupID: input.params.id, language, after, cursorOf })
    },
    async listGroupCandidates(input) {
      const { kind, cursor } = input.query
      const after = (list: string) => positionOf(list, cursor)
      const { language } = input.caller
      return candidatesPage(input.db, sessionOf(input), {
        groupID: input.params.id,
        kind,
        language,
        after,
        cursorOf,
      })
    },
    showGroupMember: (input) =>
      showGroupMember(input.db, sessionOf(input), {
        groupID: input.params.id,
        userID: input.params.userID,
        language: input.caller.language,
      }),
    changeGroupMember: (input) =>
      changeGroupMember(input.db, sessionOf(input), {
        groupID: input.params.id,
        userID: input.params.userID,
        role: input.body.role,
      }),
    removeGroupMember: (input) =>
      removeGroupMember(input.db, sessionOf(input), {
        groupID: input.params.id,
        userID: input.params.userID,
        ...input.body,
      }),
  },
)
