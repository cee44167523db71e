import { parametersOf } from '../../../contract/pages/query.ts'
import { data } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/SetIDScreen'
import { ownPath } from '../../../contract/own-path.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { isHandOffToken, takeHandOff } from '../../api/session/hand-off.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import styles from './SetIDScreen.module.css'

/** The address carries a token: it is told to nobody. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const token = query.get('token') ?? ''
  const { brand, countryName: country } = page.edition
  return {
    token: isHandOffToken(token) ? token : undefined,
    back: ownPath(query.get('continue')),
    nonce: page.nonce,
    head: pageHead(page, {
      title: page.i18n._(msg`Redirecting to your account... | ${brand} ${country}`),
      description: page.i18n._(msg`You are being logged in.`),
      canonicalPath: '/SetID/',
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const went = await takeHandOff(pageOf(context), await request.formData())
  return went ?? data({ failed: true }, { status: 410 })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

// The address loses its token before anything else can see it; both scripts stand behind what they read.
const goOn = "history.replaceState(null,'','/SetID/');document.getElementById('set-id').submit()"
const goHome =
  "history.replaceState(null,'','/SetID/');alert(document.getElementById('token-error').textContent);location.replace('/')"

export default function SetIDScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, back, nonce } = loaderData
  const failed = token === undefined || actionData?.failed === true
  return (
    <div className={`wrap ${styles.screen}`}>
      {failed ? (
        <>
          <h1 className="t-page" id="token-error">
            <Trans>Error in token</Trans>
          </h1>
          <p className="t-read">
            <Trans>You were not logged in: this log-in has already been used or took too long.</Trans>
          </p>
          <LinkButton variant="primary" to="/">
            <Trans>Home</Trans>
          </LinkButton>
        </>
      ) : (
        <form id="set-id" method="post" action="/SetID/" className={styles.form}>
          <h1 className="t-page">
            <Trans>Redirecting to your account...</Trans>
          </h1>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="continue" value={back} />
          <Button type="submit" variant="primary">
            <Trans context="without scripts">Continue</Trans>
          </Button>
        </form>
      )}
      <script nonce={nonce} suppressHydrationWarning>
        {failed ? goHome : goOn}
      </script>
    </div>
  )
}
