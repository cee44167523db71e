import { data, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/SetIDScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { ownPath } from '../../api/own-path.ts'
import { pageOf } from '../../api/page.ts'
import { forgetLoginState, loginStateOf } from '../../api/session/login-state.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import styles from './SetIDScreen.module.css'

/** The address carries a token: it is told to nobody. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

const tokens = /^[\w-]{43}$/

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { searchParams } = page.url
  const token = searchParams.get('token') ?? ''
  const { brand, countryName: country } = page.edition
  return {
    token: tokens.test(token) ? token : undefined,
    back: ownPath(searchParams.get('continue')),
    nonce: page.nonce,
    head: pageHead(page, {
      title: page.i18n._(msg`Redirecting to your account... | ${brand} ${country}`),
      description: page.i18n._(msg`You are being logged in.`),
      canonicalPath: '/SetID/',
      noindex: true,
    }),
  }
}

/** Exchanges the token and goes on to `continue` (sections 4 and 8): a failed token is told, a failed network only logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const state = loginStateOf(page)
  try {
    page.door.open(
      await page.accounts.getSession({ token: textOf('token'), ...(state === undefined ? {} : { state }) }),
    )
  } catch (error) {
    const { name } = error as Error
    if (name === 'TokenUsed' || name === 'InvalidInput') return data({ failed: true }, { status: 410 })
    page.onError(new Error('the hand-off of a log-in was not made', { cause: error }))
    return redirect('/', 303)
  }
  forgetLoginState(page)
  return redirect(ownPath(textOf('continue')), 303)
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
            <Trans>You were not logged in, since this log-in was used already or took too long.</Trans>
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
            <Trans>Continue</Trans>
          </Button>
        </form>
      )}
      <script nonce={nonce} suppressHydrationWarning>
        {failed ? goHome : goOn}
      </script>
    </div>
  )
}
