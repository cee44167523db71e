import { parametersOf } from '../../../../contract/pages/query.ts'
import { Form, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { Route } from './+types/CertificatesScreen'
import { idOfSlug } from '../../../../contract/slugs.ts'
import { limits } from '../../../../contract/limits.ts'
import { metaOf, pageHead } from '../../../api/head.ts'
import { managedOf, manageHeadOf, mayManage } from '../../../api/managed.ts'
import { pageOf } from '../../../api/page.ts'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { answered } from '../../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../../components/forms/outcome.ts'
import { DeleteQuestion, useDeleteQuestion } from '../../../components/manage/DeleteQuestion.tsx'
import { ManageProblem } from '../../../components/manage/ManageProblem.tsx'
import { ManageShell } from '../../../components/manage/ManageShell.tsx'
import { OnlyManagers } from '../../../components/manage/OnlyManagers.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { CertificateForm } from './CertificateForm.tsx'
import { CertificateOutcome } from './CertificateOutcome.tsx'
import { CertificateTable, NoCertificates } from './CertificateTable.tsx'
import { actOnCertificates } from './certificate-acts.ts'
import { certificatesPath } from './certificate-answer.ts'
import { certificateRow } from './certificate-data.ts'
import { noCertificate, valuesOfCertificate } from './certificate-values.ts'
import styles from './CertificatesScreen.module.css'

const { certificatesPerBusinessMax } = limits

export const handle = { footer: false }

/** `?edit=ID` opens a certificate, `?edit=new` the form of one more. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const managed = await managedOf(context, params.id)
  const { businessID, general, contactInfo } = managed
  const certificates = await page.api.listCertificates({ id: businessID }).catch(notFoundAs404)
  const told = {
    country: contactInfo.country,
    language: page.language,
    today: new Date().toISOString().slice(0, 10),
  }
  const wanted = parametersOf(page.url).get('edit')
  const opened = certificates.find(({ id }) => id === wanted)
  const { companyName } = general
  return {
    business: manageHeadOf(managed),
    canManage: mayManage(managed),
    rows: certificates.map((certificate) => certificateRow(certificate, told)),
    form:
      mayManage(managed) && (opened || wanted === 'new')
        ? { id: opened?.id ?? '', values: opened ? valuesOfCertificate(opened) : noCertificate }
        : undefined,
    saved: parametersOf(page.url).get('saved') ?? undefined,
    head: pageHead(page, {
      title: page.i18n._(msg`Certificates of ${companyName} | ${page.edition.brand}`),
      description: page.i18n._(msg`The certificates of ${companyName} and until when each is valid.`),
      canonicalPath: certificatesPath(businessID),
      noindex: true,
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const businessID = idOfSlug(params.id)
  if (businessID === null) throw new Response(null, { status: 404 })
  return withStatus(await actOnCertificates(pageOf(context), businessID, await request.formData()))
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered(request, serverAction, () => unanswered([])))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function CertificatesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { business, canManage, rows, form, saved } = loaderData
  const { onSubmit, question } = useDeleteQuestion()
  const { pathname, search } = useLocation()
  const list = certificatesPath(business.businessID)
  const isFull = rows.length >= limits.certificatesPerBusinessMax
  return (
    <ManageShell business={business} tab="certificates">
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h2 className="t-card">
              <Trans>Certificates</Trans>
            </h2>
            <p className="muted">
              <Trans>
                Buyers see them with their dates. Add the document, so that you can send it to whoever asks.
              </Trans>
            </p>
          </div>
          {canManage && !form && rows.length > 0 && !isFull && (
            <LinkButton variant="primary" to={`${list}?edit=new`} preventScrollReset>
              <IconPlus size={18} stroke={1.75} aria-hidden />
              <Trans>Add certificate</Trans>
            </LinkButton>
          )}
        </div>
        {!canManage && <OnlyManagers />}
        {isFull && (
          <p className={styles.full}>
            <Trans>
              A company can show at most {certificatesPerBusinessMax} certificates. Remove one to add another.
            </Trans>
          </p>
        )}
        <CertificateOutcome answer={actionData} list={list} saved={saved} hasForm={form !== undefined} />
        {form && (
          <CertificateForm
            key={form.id}
            businessID={business.businessID}
            id={form.id}
            values={form.values}
            answer={actionData}
            here={pathname + search}
          />
        )}
        {rows.length === 0 ? (
          !form && <NoCertificates add={canManage ? `${list}?edit=new` : undefined} />
        ) : (
          <Form method="post" action={list} replace preventScrollReset className="sheet" onSubmit={onSubmit}>
            <CertificateTable
              rows={rows}
              list={list}
              businessID={business.businessID}
              canManage={canManage}
              marked={saved ?? form?.id}
            />
          </Form>
        )}
        <DeleteQuestion {...question}>
          <Trans>Buyers no longer see it. It can be restored for a day.</Trans>
        </DeleteQuestion>
      </div>
    </ManageShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
