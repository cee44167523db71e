import { useForgetting, useQuery } from '../../api/query.ts'
import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Route } from './+types/EditScreen'
import type { ManagedBusinessEntry } from '../../../contract/business-management.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { presetZone } from '../../../contract/zone-of-place.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import { sentText } from '../../api/sent.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { showToast } from '../../ui/toastList.ts'
import { sectionOfTab, tabOfSection } from './fields.ts'
import { listsFor } from './lists.ts'
import { Pictures } from './Pictures.tsx'
import { comingBack, managedForm, saveSection, type Answer } from './saving.ts'
import { SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './use-section-form.ts'

export const handle = { footer: false } satisfies LayoutHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const section = sectionOfTab(params.tab)
  if (!section) throw data(null, { status: 404 })
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const filled = managedForm(managed, section, page.language)
  const back = context.get(comingBack)
  const shown = back?.answer.shown ?? filled
  const business = manageHeadOf(managed)
  const { companyName } = business
  const { brand, countryName: country } = page.edition
  return {
    section,
    business,
    filled,
    missing: managed.missing,
    cover: managed.coverPhoto?.url,
    lists: await listsFor(page, section, shown.values, {
      industry: back?.industry,
      clock: clockOf(managed),
      country: managed.contactInfo.country,
    }),
    head: pageHead(page, {
      title: page.i18n._(msg`Manage ${companyName} | ${brand} ${country}`),
      description: page.i18n._(msg`What ${companyName} says of itself.`),
      canonicalPath: `/business/${business.businessID}/edit/${tabOfSection(section)}`,
      noindex: true,
    }),
  }
}

/** By which its days are counted until it names another one. */
const clockOf = ({ contactInfo: { country, state } }: ManagedBusinessEntry) =>
  presetZone(country, state || undefined)

export async function action({ request, params, context }: Route.ActionArgs) {
  const section = sectionOfTab(params.tab)
  const id = idOfSlug(params.id)
  if (!section || id === null) throw data(null, { status: 404 })
  const form = await request.formData()
  const answer = await saveSection(pageOf(context), id, section, form)
  context.set(comingBack, { answer: answer.data, industry: sentText(form, 'industry') })
  return answer
}

export async function clientAction({ request, serverAction, params }: Route.ClientActionArgs) {
  const section = sectionOfTab(params.tab) ?? 'general'
  return withStatus(await answered<Answer>(request, serverAction, () => ({ ...unanswered({}), section })))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EditScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <Tab key={loaderData.section} loaderData={loaderData} actionData={actionData} />
}

type TabProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

function Tab({ loaderData, actionData }: TabProps) {
  const { section, business, filled, missing, cover, lists } = loaderData
  const { businessID, companyName, industryID, logo } = business
  const answer = actionData?.section === section ? actionData : undefined
  const state = useSectionForm({ businessID, section, filled, answer })
  const tab = tabOfSection(section)
  const readOnly = !mayManage(business)
  useWelcome()
  return (
    <ManageShell business={business} tab={tab} wrong={Object.keys(state.problems).length > 0 ? [tab] : []}>
      <SectionForm
        businessID={businessID}
        section={section}
        readOnly={readOnly}
        lists={lists}
        missing={missing}
        completeness={business.completeness}
        answer={answer}
        state={state}
        logo={{ url: logo, companyName, industryID }}
      >
        {section === 'general' && (
          <Pictures
            businessID={businessID}
            companyName={companyName}
            industryID={industryID}
            logo={logo}
            cover={cover}
            readOnly={readOnly}
          />
        )}
      </SectionForm>
    </ManageShell>
  )
}

/** Who has just created the company is told so once, and what to do next. */
function useWelcome(): void {
  const { t } = useLingui()
  const done = useQuery().get('done')
  const forget = useForgetting()
  const told = useRef(false)
  useEffect(() => {
    if ((done !== 'created' && done !== 'restored') || told.current) return
    told.current = true
    showToast({
      tone: 'success',
      text:
        done === 'restored'
          ? t`Your company has been restored. Its page is back, and so are its people.`
          : t`Welcome! Your company is on its page. Add what is missing, so that buyers find it.`,
    })
    forget('done')
  }, [done, forget, t])
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
