import { msg } from '@lingui/core/macro'
import type { Route } from './+types/CompanyLanguagesScreen'
import { parametersOf } from '../../../contract/pages/query.ts'
import { idOfSlug } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../api/managed.ts'
import { pageOf } from '../../api/page.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { LayoutHandle } from '../../components/layout/site.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../components/manage/ManageShell.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { fieldID } from '../../ui/Field.tsx'
import { companyFieldOf, companyFieldsTyped, companyView } from './company-texts.ts'
import { LanguagesPage } from './LanguagesPage.tsx'
import { languagesData } from './page-data.ts'
import { saveTexts, type TextsAnswer } from './saving.ts'
import { certificateOfField } from './texts.ts'

export const handle = { footer: false } satisfies LayoutHandle

/** `?language=en` opens that language's tab. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const business = manageHeadOf(managed)
  const { businessID, companyName } = business
  const [texts, certificates] = await Promise.all([
    page.api.listBusinessTexts({ id: businessID }),
    page.api.listCertificates({ id: businessID }),
  ]).catch(notFoundAs404)
  return {
    business,
    readOnly: !mayManage(managed),
    data: await languagesData(page, companyView(texts, certificates), texts.latinName),
    head: pageHead(page, {
      title: page.i18n._(msg`Languages of ${companyName} | ${page.edition.brand}`),
      description: page.i18n._(msg`What ${companyName} says of itself in each language.`),
      canonicalPath: managePath(businessID, 'languages'),
      noindex: true,
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const id = idOfSlug(params.id)
  const language = parametersOf(page.url).get('language')
  if (id === null || language === null) throw new Response(null, { status: 404 })
  const of = {
    businessID: id,
    view: async () =>
      companyView(
        ...(await Promise.all([page.api.listBusinessTexts({ id }), page.api.listCertificates({ id })])),
      ),
    typed: companyFieldsTyped,
    fieldOf: companyFieldOf,
    save: (body: Omit<Parameters<typeof page.api.saveBusinessTexts>[0], 'id' | 'language'>) =>
      page.api.saveBusinessTexts({ id, language, ...body }),
  }
  return saveTexts(page, of, language, await request.formData())
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const language = parametersOf(new URL(request.url)).get('language') ?? ''
  return withStatus(
    await answered<TextsAnswer>(request, serverAction, () => ({ ...unanswered({}), language })),
  )
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function CompanyLanguagesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, readOnly, data } = loaderData
  const { businessID } = business
  const path = managePath(businessID, 'languages')
  return (
    <ManageShell business={business} tab="languages">
      <LanguagesPage
        data={data}
        path={path}
        draftName={`texts:${businessID}`}
        readOnly={readOnly}
        answer={actionData}
        changeAt={(name) => changedAt(businessID, name)}
      />
    </ManageShell>
  )
}

/** Where a field of the original is changed. */
function changedAt(businessID: string, name: string): string {
  const certificate = certificateOfField(name)
  if (certificate !== undefined) return `${managePath(businessID, 'certificates')}?edit=${certificate}`
  const tab = name === 'manufacturingFacilities' ? 'factory' : 'general'
  return `${managePath(businessID, tab)}#${fieldID(name)}`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
