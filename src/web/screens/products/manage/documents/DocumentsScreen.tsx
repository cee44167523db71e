import { Form, Link, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import type { Route } from './+types/DocumentsScreen'
import { limits } from '../../../../../contract/limits.ts'
import { parametersOf } from '../../../../../contract/pages/query.ts'
import { idOfSlug } from '../../../../../contract/slugs.ts'
import { notFoundAs404 } from '../../../../api/addresses.ts'
import { metaOf, pageHead } from '../../../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../../../api/managed.ts'
import { pageOf } from '../../../../api/page.ts'
import { answered } from '../../../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../../../components/forms/outcome.ts'
import { DeleteQuestion, useDeleteQuestion } from '../../../../components/manage/DeleteQuestion.tsx'
import { ManageProblem } from '../../../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../../../components/manage/OnlyManagers.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { DocumentList, NoDocuments } from './DocumentList.tsx'
import { DocumentOutcome } from './DocumentOutcome.tsx'
import { actOnDocuments } from './document-acts.ts'
import { documentsPath } from './document-answer.ts'
import { noDocument, valuesOfDocument } from './document-values.ts'
import styles from './DocumentsScreen.module.css'

const { documentsPerProductMax } = limits

export const handle = { footer: false }

/** `?edit=ID` opens a document, `?edit=new` the form of one more. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const { businessID } = managed
  const id = idOfSlug(params.productID)
  if (id === null) throw new Response(null, { status: 404 })
  const [product, documents, languages] = await Promise.all([
    page.api.showManagedProduct({ id }),
    page.api.listProductDocuments({ id }),
    page.api.listLanguages({}),
  ]).catch(notFoundAs404)
  if (product.businessID !== businessID) throw new Response(null, { status: 404 })
  const { name } = product.fields
  const isOwnDraft = product.state === 'draft' && product.draftedBy === page.session?.userID
  const canChange = mayManage(managed) || isOwnDraft
  const wanted = parametersOf(page.url).get('edit')
  const opened = documents.find(({ documentID }) => documentID === wanted)
  const nameOf = new Map(languages.map(({ code, languageName }) => [code, languageName]))
  return {
    business: manageHeadOf(managed),
    product: { productID: product.productID, name },
    canChange,
    rows: documents.map((one) => ({ ...one, languageName: nameOf.get(one.language) ?? '' })),
    languages: languages.map(({ code, languageName }) => ({ value: code, name: languageName })),
    form:
      canChange && (opened || wanted === 'new')
        ? { id: opened?.documentID ?? '', values: opened ? valuesOfDocument(opened) : noDocument }
        : undefined,
    saved: parametersOf(page.url).get('saved') ?? undefined,
    head: pageHead(page, {
      title: page.i18n._(msg`Documents of ${name} | Products of ${managed.general.companyName}`),
      description: page.i18n._(msg`Data sheets, manuals and drawings of ${name}.`),
      canonicalPath: documentsPath(businessID, product.productID),
      noindex: true,
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [businessID, productID] = [idOfSlug(params.id), idOfSlug(params.productID)]
  if (businessID === null || productID === null) throw new Response(null, { status: 404 })
  const form = await request.formData()
  return withStatus(await actOnDocuments(pageOf(context), { businessID, productID }, form))
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered(request, serverAction, () => unanswered([])))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function DocumentsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, product, canChange, rows, languages, form, saved } = loaderData
  const { businessID } = business
  const { productID, name } = product
  const { onSubmit, question } = useDeleteQuestion()
  const { pathname, search } = useLocation()
  const list = documentsPath(businessID, productID)
  const isFull = rows.length >= documentsPerProductMax
  return (
    <ManageShell business={business} tab="products">
      <div className={styles.page}>
        <Link to={`/business/${businessID}/products/${productID}`} className={styles.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          <bdi>{name}</bdi>
        </Link>
        <div className={styles.head}>
          <div>
            <h2 className="t-card">
              <Trans>Documents of the product</Trans>
            </h2>
            <p className="muted">
              <Trans>Buyers see them on the page of the product, in this order.</Trans>
            </p>
          </div>
          {canChange && !form && rows.length > 0 && !isFull && (
            <LinkButton variant="primary" to={`${list}?edit=new`} preventScrollReset>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              <Trans>Add document</Trans>
            </LinkButton>
          )}
        </div>
        {!canChange && <OnlyManagers />}
        {isFull && (
          <p className={styles.full}>
            <Trans>
              A product can have at most {documentsPerProductMax} documents. Remove one to add another.
            </Trans>
          </p>
        )}
        <DocumentOutcome answer={actionData} list={list} saved={saved} hasForm={form !== undefined} />
        {form && (
          <DocumentForm
            key={form.id}
            businessID={businessID}
            productID={productID}
            id={form.id}
            values={form.values}
            languages={languages}
            answer={actionData}
            here={pathname + search}
          />
        )}
        {rows.length === 0 ? (
          !form && <NoDocuments add={canChange ? `${list}?edit=new` : undefined} />
        ) : (
          <Form method="post" action={list} replace preventScrollReset className="sheet" onSubmit={onSubmit}>
            <DocumentList rows={rows} list={list} canChange={canChange} marked={saved ?? form?.id} />
          </Form>
        )}
        <DeleteQuestion {...question}>
          <Trans>The document and its file are gone for good.</Trans>
        </DeleteQuestion>
      </div>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
