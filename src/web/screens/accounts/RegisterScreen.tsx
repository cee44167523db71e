import { Link, redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/RegisterScreen'
import { register } from '../../../contract/accounts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { asksFamilyNameFirst } from '../../components/person/person.ts'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { Gains, WhyHere } from './Gains.tsx'
import { purposeOf } from './purpose.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { accountPath, wayBack } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  if (page.session) throw redirect(wayBack(page.url.search))
  return {
    purpose: await purposeOf(page),
    head: accountHead(page, 'register', page.i18n._(msg`Create an account`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: register.body,
    raw: {
      ...namesIn(form, page.i18n.locale),
      email: sentText(form, 'email'),
      password: sentText(form, 'password'),
      businessUse: form.has('businessUse'),
      legalAge: form.has('legalAge'),
      termsVersion: sentText(form, 'termsVersion'),
      continue: wayBack(page.url.search),
    },
    kept: ['firstName', 'lastName', 'email', 'businessUse', 'legalAge'],
    fieldOf: { NameReserved: 'firstName', CommonPassword: 'password' },
    send: async (body) => {
      const { again } = await page.accounts.register(body)
      return redirect(accountPath('check-mail', page.url.search, { sent: 'register', again }))
    },
  })
}

/** In the order in which the form asks for them, as its problems are told. */
function namesIn(form: FormData, locale: string) {
  const [first, last] = [{ firstName: sentText(form, 'firstName') }, { lastName: sentText(form, 'lastName') }]
  return asksFamilyNameFirst(locale) ? { ...last, ...first } : { ...first, ...last }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function RegisterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AccountCard
      title={<Trans>Create an account</Trans>}
      lead={
        loaderData.purpose ? (
          <WhyHere purpose={loaderData.purpose} />
        ) : (
          <Trans>
            Free for buyers and suppliers. One account for each person; companies are added to it later.
          </Trans>
        )
      }
      below={
        <Trans>
          Your name is public, and so are the company and the role that you enter in your profile later. Your
          e-mail address is not shown to others. Your password is kept as a salted hash only: nobody, not even
          we, can read it.
        </Trans>
      }
    >
      {!actionData && <Gains />}
      <RegisterForm answer={actionData} />
      <CardFoot>
        <span>
          <Trans>Already registered?</Trans>
        </span>
        <Link className="reach" to={accountPath('log-in', search)}>
          <Trans>Log in</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}
