import { parametersOf } from '../../../contract/pages/query.ts'
import { Link, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Route } from './+types/SecurityScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { accountHead, accountHeaders } from './head.ts'
import { Notice } from './Notice.tsx'
import styles from './SecurityScreen.module.css'
import { accountPath, type AccountPage } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const [account, { sessions }] = await Promise.all([
    page.accounts.showAccount({}),
    page.accounts.listSessions({}),
  ])
  return {
    account,
    sessions: sessions.length,
    done: parametersOf(page.url).get('done'),
    head: accountHead(page, 'security', page.i18n._(msg`Login and security`)),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function SecurityScreen({ loaderData }: Route.ComponentProps) {
  const { account, sessions, done } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page">
        <Trans>Login and security</Trans>
      </h1>
      <Done what={done} />
      <div className={`sheet ${styles.sheet}`}>
        <Row
          title={<Trans>E-mail address</Trans>}
          note={<Trans>You log in with it. It is not shown to others.</Trans>}
          to="change-email"
          act={<Trans>Change address</Trans>}
        >
          <span className={styles.address}>{account.email}</span>
        </Row>
        <Row
          title={<Trans>Password</Trans>}
          note={<Trans>Kept as a salted hash only.</Trans>}
          to="change-password"
          act={<Trans>Change password</Trans>}
        >
          <span aria-hidden>••••••••••</span>
        </Row>
        <Row
          title={<Trans>Second factor</Trans>}
          note={
            <Trans>
              A code from your phone in addition to the password: whoever learns the password still cannot log
              in.
            </Trans>
          }
          to="two-factor"
          act={account.codes ? <Trans>Manage</Trans> : <Trans>Turn on</Trans>}
        >
          <TwoFactorState
            on={account.codes}
            codes={account.twoFactor ? account.recoveryCodesLeft : undefined}
          />
        </Row>
        <Row
          title={<Trans>Passkeys</Trans>}
          note={
            <Trans>
              Confirmed by your device instead of a code. You can have them beside codes or alone.
            </Trans>
          }
          to="passkeys"
          act={account.passkeys > 0 ? <Trans>Manage</Trans> : <Trans>Add a passkey</Trans>}
        >
          <Plural value={account.passkeys} _0="None" one="# passkey" other="# passkeys" />
        </Row>
        <Row
          title={<Trans>Where you are logged in</Trans>}
          note={<Trans>End sessions that you do not recognise.</Trans>}
          to="sessions"
          act={<Trans>Show devices</Trans>}
        >
          <Plural value={sessions} one="# session" other="# sessions" />
        </Row>
        <Row
          title={<Trans>Blocked companies and people</Trans>}
          note={<Trans>Whom you do not want to meet here.</Trans>}
          to="/blocked"
          act={<Trans>Show list</Trans>}
        />
        <Row
          title={<Trans>Notifications by e-mail</Trans>}
          note={<Trans>Which mails you get, and what they say.</Trans>}
          to="/notifications/preferences"
          act={<Trans>Choose mails</Trans>}
        />
        <Row
          title={<Trans>Your data</Trans>}
          note={<Trans>Everything that is kept of you, as one archive.</Trans>}
          to="export"
          act={<Trans>Download data</Trans>}
        />
        <Row
          title={<Trans>Delete account</Trans>}
          note={<Trans>Removes your account and profile for good.</Trans>}
          to="delete-account"
          act={<Trans>Delete…</Trans>}
        />
      </div>
    </div>
  )
}

type RowProps = {
  title: React.ReactNode
  note: React.ReactNode
  children?: React.ReactNode
  to: AccountPage | '/blocked' | '/notifications/preferences'
  act: React.ReactNode
}

function Row({ title, note, children, to, act }: RowProps) {
  const { search } = useLocation()
  return (
    <section className={styles.row}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      {children ? <p className={styles.state}>{children}</p> : <span />}
      <Link
        className={styles.act}
        to={to === '/blocked' || to === '/notifications/preferences' ? to : accountPath(to, search)}
      >
        {act}
      </Link>
    </section>
  )
}

/** Recovery codes stand in for passkeys too. */
function TwoFactorState({ on, codes }: { on: boolean; codes: number | undefined }) {
  return (
    <>
      {on ? (
        <span className={styles.on}>
          <Trans>On</Trans>
        </span>
      ) : (
        <span className={styles.off}>
          <Trans>Off</Trans>
        </span>
      )}{' '}
      {codes !== undefined && (
        <span className={codes < 3 ? styles.few : 'muted'}>
          <Plural value={codes} one="# recovery code left" other="# recovery codes left" />
        </span>
      )}
    </>
  )
}

/** What was done on one of the pages below this one. */
function Done({ what }: { what: string | null }) {
  const text = doneText(what)
  return text && <Notice>{text}</Notice>
}

function doneText(what: string | null) {
  switch (what) {
    case 'password':
      return <Trans>Your password was changed. All other sessions were ended.</Trans>
    case 'email':
      return <Trans>Your e-mail address is confirmed.</Trans>
    case 'two-factor-on':
      return <Trans>The second factor is on. From now on we ask for a code at each log-in.</Trans>
    case 'codes-off':
      return <Trans>Codes are off. From now on we ask for a passkey at each log-in.</Trans>
    case 'two-factor-off':
      return <Trans>The second factor is off.</Trans>
    default:
      return null
  }
}
