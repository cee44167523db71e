import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/CertificatesScreen'
import type { QueuedCertificateEntry } from '../../../../contract/certificates-staff.ts'
import { limits } from '../../../../contract/limits.ts'
import { businessPath } from '../../../../contract/slugs.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { formatDay } from '../../../components/text/formats.ts'
import { Field, TextAreaField } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { ActForm } from '../ActForm.tsx'
import { act, type Acted } from '../acting.ts'
import { certificateActs } from './acts.ts'
import { certificateDocumentPath, certificatesPath } from './paths.ts'
import styles from './Verifying.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['verifier'])
  const page = pageOf(context)
  const { items } = await page.api.listCertificatesToConfirm({})
  return {
    standing,
    items,
    head: consoleHead(page, certificatesPath, page.i18n._(msg`Certificates`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, ['verifier'])
  const page = pageOf(context)
  return act(page, await request.formData(), certificateActs(page))
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Certificates that wait to be looked up in the register of their issuer. */
export default function CertificatesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, items } = loaderData
  return (
    <ConsoleShell standing={standing} room={certificatesPath} title={<Trans>Certificates</Trans>}>
      {items.length === 0 ? (
        <p className="sheet sheet-note t-read">
          <Trans>No certificate waits.</Trans>
        </p>
      ) : (
        <div className={styles.stack}>
          {items.map((one) => (
            <Certificate key={one.requestID} one={one} answer={actionData} />
          ))}
        </div>
      )}
    </ConsoleShell>
  )
}

function Certificate({ one, answer }: { one: QueuedCertificateEntry; answer: Acted | undefined }) {
  const { t, i18n } = useLingui()
  const day = (iso: string | null) => (iso === null ? '–' : formatDay(iso, i18n.locale))
  const hidden = (
    <>
      <input type="hidden" name="version" value={one.version} />
      <Field label={t`Where you looked`} name="where" maxLength={limits.lookedWhereMax} required />
    </>
  )
  return (
    <section className={`sheet ${styles.sheet}`}>
      <h2 className="t-card">
        <bdi>{one.name}</bdi>
      </h2>
      <p>
        <Link to={businessPath(one.company)} data-row="">
          <bdi>{one.company.name}</bdi>
        </Link>{' '}
        · {one.company.country.countryName}
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Number</Trans>
        </dt>
        <dd>
          <bdi>{one.number ?? '–'}</bdi>
        </dd>
        <dt>
          <Trans>Issuer</Trans>
        </dt>
        <dd>
          <bdi>{one.issuer ?? '–'}</bdi>
        </dd>
        <dt>
          <Trans>Valid</Trans>
        </dt>
        <dd>
          {day(one.issueDate)} – {day(one.expireDate)}
        </dd>
        <dt>
          <Trans>Due</Trans>
        </dt>
        <dd>
          <LocalMoment at={one.dueAt} />
        </dd>
      </dl>
      {one.document !== null && (
        <p>
          <a href={certificateDocumentPath(one.requestID)} target="_blank" rel="noopener">
            <Trans>Open the document</Trans>
          </a>{' '}
          <span className="t-small muted">
            <Trans>Private; each reading is noted.</Trans>
          </span>
        </p>
      )}
      {one.photo !== null && (
        <p>
          <a href={one.photo} target="_blank" rel="noopener">
            <Trans>Open the public copy</Trans>
          </a>
        </p>
      )}
      <ActForm
        isBare
        intent="confirm"
        about={one.requestID}
        title={<Trans>Confirm: found in the register</Trans>}
        answer={answer}
      >
        {hidden}
      </ActForm>
      <ActForm
        isBare
        intent="not found"
        about={one.requestID}
        title={<Trans>Could not be confirmed</Trans>}
        answer={answer}
      >
        {hidden}
        <TextAreaField
          label={t`What the company is told`}
          name="text"
          max={limits.staffReasonMax}
          rows={3}
          required
        />
      </ActForm>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
