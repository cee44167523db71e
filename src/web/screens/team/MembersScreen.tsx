import { parametersOf } from '../../../contract/pages/query.ts'
import { useEffect, useRef, useState } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/MembersScreen'
import { metaOf } from '../../api/head.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { limits } from '../../../contract/limits.ts'
import { manageHeadOf, managedOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../components/manage/OnlyManagers.tsx'
import { searchedWords } from '../../components/search/words.ts'
import { Section } from '../../components/sheet/Section.tsx'
import { showToast } from '../../ui/toastList.ts'
import { actOnTeam } from './acts.ts'
import { questionOf, type Intent, type Question, type TeamAnswer } from './answer.ts'
import { ConfirmAct } from './ConfirmAct.tsx'
import { teamHead, teamHeaders } from './head.ts'
import { History } from './History.tsx'
import { InviteForms } from './InviteForms.tsx'
import { LeaveOrHandOver } from './LeaveOrHandOver.tsx'
import { MemberList } from './MemberList.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { RefereeForm } from './RefereeForm.tsx'
import { Refusal, Welcome } from './Said.tsx'
import { Requests } from './Requests.tsx'
import styles from './team.module.css'

const { membersPerBusinessMax, invitationDays, teamHistoryShown } = limits

export const handle = { footer: false }
export const headers = teamHeaders

const foundMax = 5

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const asked = idOfSlug(params.id ?? '')
  const listed = asked !== null && page.session ? page.api.listTeam({ id: asked }) : undefined
  // Who does not belong to the company is told that sooner.
  listed?.catch(() => {})
  const business = await managedOf(context, params.id)
  const query = parametersOf(page.url)
  const find = searchedWords(query.get('search') ?? '')
  const { businessID: id } = business
  const [team, found] = await Promise.all([
    listed ?? page.api.listTeam({ id }),
    find && mayManage(business)
      ? page.api.searchUsers({ textQuery: find, size: foundMax, exactly: true })
      : undefined,
  ])
  const title = page.i18n._(msg`Members of ${business.general.companyName}`)
  return {
    business: manageHeadOf(business),
    team,
    find,
    found: found?.profiles,
    question: questionOf(query.get('ask')) ?? null,
    joined: query.get('done') === 'joined',
    head: teamHead(page, `/business/${id}/members`, title),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { businessID } = await managedOf(context, params.id)
  return actOnTeam(pageOf(context), context, businessID, await request.formData())
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function MembersScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { business, team, find, found, joined } = loaderData
  const manages = mayManage(team)
  const [question, ask] = useQuestion(loaderData.question, answer)
  useOutcome(answer)
  const refused = (...intents: Intent[]) => <Refusal answer={answer} intents={intents} />
  return (
    <ManageShell business={business} tab="members">
      <div className={styles.page}>
        {joined && <Welcome companyName={business.companyName} />}
        {!manages && (
          <OnlyManagers>
            <Trans>
              You see who belongs to the company. Only its owners and admins invite, remove and change roles.
            </Trans>
          </OnlyManagers>
        )}
        {team.offer && <OpenOffer offer={team.offer} team={team} business={business} />}
        {refused('withdraw-offer', 'take-over', 'decline-offer')}
        <ConfirmAct
          question={question}
          team={team}
          business={business}
          answer={answer}
          onClose={() => ask(undefined)}
        />
        <div className="sheet">
          <Section
            id="members"
            title={<Trans>Members</Trans>}
            note={
              <Trans>
                {team.members.length} of at most {membersPerBusinessMax}
              </Trans>
            }
          >
            {!answer?.field && refused('role', 'referee', 'owner', 'remove', 'leave', 'transfer')}
            <MemberList team={team} ask={ask} />
            {manages && <RefereeForm team={team} />}
          </Section>
          {manages && team.requests.length > 0 && (
            <Section
              id="requests"
              title={<Trans>Requests to join</Trans>}
              note={<Trans>Admit only people whom you know.</Trans>}
            >
              {refused('admit', 'refuse')}
              <Requests team={team} />
            </Section>
          )}
          {manages && (
            <Section
              id="invite"
              title={<Trans>Invite a colleague</Trans>}
              note={<Trans>The link lives {invitationDays} days and works once.</Trans>}
            >
              {refused('invite')}
              <InviteForms team={team} find={find} found={found} answer={answer} />
            </Section>
          )}
          {manages && (
            <Section id="invitations" title={<Trans>Open invitations</Trans>}>
              {refused('withdraw')}
              <OpenInvitations team={team} />
            </Section>
          )}
          {manages && (
            <Section
              id="history"
              title={<Trans>History</Trans>}
              note={<Trans>The last {teamHistoryShown} entries</Trans>}
            >
              <History events={team.history} />
            </Section>
          )}
          <Section id="leave" title={<LeaveTitle isOwner={team.role === 'owner'} />}>
            <LeaveOrHandOver team={team} ask={ask} />
          </Section>
        </div>
      </div>
    </ManageShell>
  )
}

const LeaveTitle = ({ isOwner }: { isOwner: boolean }) =>
  isOwner ? <Trans>Hand over or leave</Trans> : <Trans>Leave the company</Trans>

const askedAgain = (answer: TeamAnswer | undefined): Question | undefined =>
  answer?.field && {
    about: answer.intent === 'owner' ? 'owner' : 'transfer',
    userID: answer.userID ?? '',
    role: answer.role,
  }

/** What is asked, by the address at first; an answer closes it. */
function useQuestion(first: Question | null, answer: TeamAnswer | undefined) {
  const [question, ask] = useState<Question | undefined>(askedAgain(answer) ?? first ?? undefined)
  const [answered, setAnswered] = useState(answer?.at)
  if (answer?.at !== answered) {
    setAnswered(answer?.at)
    // What was proven wrongly is asked again.
    ask(askedAgain(answer))
  }
  return [question, ask] as const
}

/** Says what was done at the bottom of the page, once each. */
function useOutcome(answer: TeamAnswer | undefined): void {
  const told = useRef(0)
  useEffect(() => {
    if (!answer || answer.outcome !== 'done' || told.current === answer.at) return
    told.current = answer.at
    showToast({ tone: 'success', ...(answer.text !== undefined && { text: answer.text }) })
  })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
