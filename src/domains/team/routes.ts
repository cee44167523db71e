import { nameReferee as nameRefereeCall } from '../../contract/referee.ts'
import { companyKeyApi } from '../../contract/company-keys.ts'
import * as ownership from '../../contract/ownership.ts'
import * as contract from '../../contract/team.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { blockedPartiesOf } from '../../platform/http/blocked-parties.ts'
import { resolveManager } from '../members/actors.ts'
import { createKey, endCompanyKey, listKeys } from './company-keys.ts'
import { answerOffer, offerBusiness, withdrawOffer } from './handing-over.ts'
import { acceptInvitation, declineInvitation, listOwnInvitations } from './own-invitations.ts'
import { inviteMember, withdrawInvitation } from './invitations.ts'
import { answerJoinRequest, askToJoin, requireJoinable } from './join-requests.ts'
import { listTeam } from './listing.ts'
import { changeMemberRole, changeOwner, leaveBusiness, nameReferee, removeMember } from './membership.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'

export const teamRoutes = routes(
  {
    listTeam: contract.listTeam,
    inviteMember: contract.inviteMember,
    withdrawInvitation: contract.withdrawInvitation,
    listOwnInvitations: contract.listOwnInvitations,
    acceptInvitation: contract.acceptInvitation,
    declineInvitation: contract.declineInvitation,
    askToJoin: contract.askToJoin,
    answerJoinRequest: contract.answerJoinRequest,
    leaveBusiness: contract.leaveBusiness,
    transferBusiness: ownership.transferBusiness,
    withdrawTransfer: ownership.withdrawTransfer,
    answerTransfer: contract.answerTransfer,
    changeMemberRole: contract.changeMemberRole,
    nameReferee: nameRefereeCall,
    changeOwner: ownership.changeOwner,
    removeMember: contract.removeMember,
    ...companyKeyApi,
  },
  {
    listTeam: (input) => listTeam(input.db, sessionOf(input), input.params.id, input.caller.language),
    async inviteMember(input) {
      const withheld = await blockedPartiesOf(input)
      const { params, body, caller } = input
      return input.once(
        (tx) => resolveManager(tx, sessionOf(input), params.id),
        (tx) => inviteMember(tx, sessionOf(input), params.id, body, caller, withheld),
      )
    },
    withdrawInvitation: (input) =>
      withdrawInvitation(input.db, sessionOf(input), input.params.id, input.body.invitationID),
    async listOwnInvitations(input) {
      const { cursor, invitationID } = input.query
      const after = (list: string) => positionOf(list, cursor)
      const wish = { invitationID, after, cursorOf }
      return listOwnInvitations(
        input.db,
        sessionOf(input),
        await blockedPartiesOf(input),
        wish,
        input.caller.language,
      )
    },
    acceptInvitation: (input) =>
      acceptInvitation(input.db, sessionOf(input), { businessID: input.params.id, ...input.body }),
    declineInvitation: (input) =>
      declineInvitation(input.db, sessionOf(input), { businessID: input.params.id, ...input.body }),
    async askToJoin(input) {
      const where = { edition: input.caller.edition, withheld: await blockedPartiesOf(input) }
      const wish = { businessID: input.params.id, ...input.body }
      return input.once(
        (tx) => requireJoinable(tx, sessionOf(input), wish.businessID, where),
        (tx) => askToJoin(tx, sessionOf(input), wish, where),
      )
    },
    answerJoinRequest: (input) =>
      answerJoinRequest(input.db, sessionOf(input), { businessID: input.params.id, ...input.body }),
    leaveBusiness: (input) => leaveBusiness(input.db, sessionOf(input), input.params.id),
    transferBusiness: (input) =>
      offerBusiness(input.db, sessionOf(input), {
        businessID: input.params.id,
        edition: input.caller.edition,
        ...input.body,
      }),
    withdrawTransfer: (input) => withdrawOffer(input.db, sessionOf(input), input.params.id),
    answerTransfer: (input) =>
      answerOffer(input.db, sessionOf(input), { businessID: input.params.id, ...input.body }),
    changeMemberRole: (input) =>
      changeMemberRole(input.db, sessionOf(input), {
        businessID: input.params.id,
        userID: input.params.userID,
        ...input.body,
      }),
    nameReferee: (input) =>
      nameReferee(input.db, sessionOf(input), { businessID: input.params.id, ...input.body }),
    changeOwner: (input) =>
      changeOwner(input.db, sessionOf(input), {
        businessID: input.params.id,
        edition: input.caller.edition,
        ...input.body,
      }),
    removeMember: (input) =>
      removeMember(input.db, sessionOf(input), {
        businessID: input.params.id,
        userID: input.params.userID,
      }),
    listCompanyKeys: (input) => listKeys(input.db, sessionOf(input), input.params.id, input.caller.language),
    createCompanyKey({ body, caller, ...input }) {
      const wish = { ...body, businessID: input.params.id, edition: caller.edition }
      return createKey(input.db, sessionOf(input), wish, caller.language)
    },
    endCompanyKey: (input) =>
      endCompanyKey(input.db, sessionOf(input), { businessID: input.params.id, keyID: input.params.keyID }),
  },
)
