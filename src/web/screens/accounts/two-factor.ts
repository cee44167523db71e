// Turning the second factor on and off: what the page's forms ask of the account service, step by step.
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '../../../contract/code-calls.ts'
import type { pageOf } from '../../api/page.ts'
import { qrOf, type Qr } from './qr.ts'
import { sentText } from '../../api/sent.ts'
import { submit, type FormAnswer } from './submission.ts'
import { accountPath } from './ways.ts'

type OnServer = ReturnType<typeof pageOf>

/** The secret that was made and waits for its first code. */
export type Begun = { secret: string; uri: string; qr: Qr }

/** Where the page stands; without scripts the secret comes back with each form. */
export type TwoFactorAnswer = Partial<FormAnswer> & { begun?: Begun; recoveryCodes?: string[] }

const Secret = z.string().regex(/^[A-Z2-7]{16,128}$/)
const Uri = z.string().max(600).startsWith('otpauth://totp/')

/** Asks for the password, makes a secret and shows it. */
export async function begin(page: OnServer, form: FormData) {
  let begun: Begun | undefined
  const answer = await submit(page, {
    schema: beginTwoFactor.body,
    raw: { password: sentText(form, 'password'), code: codeIn(form) || undefined },
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      const { secret, uri } = await page.accounts.beginTwoFactor(body)
      begun = { secret, uri, qr: qrOf(uri) }
      return new Response()
    },
  })
  return begun ? data<TwoFactorAnswer>({ begun }) : answer
}

/** Takes the first code; from then on the second factor counts. */
export async function confirm(page: OnServer, form: FormData) {
  let recoveryCodes: string[] | undefined
  const answer = await submit(page, {
    schema: confirmTwoFactor.body,
    raw: { code: codeIn(form) },
    fieldOf: { WrongCode: 'code' },
    send: async (body) => {
      recoveryCodes = (await page.accounts.confirmTwoFactor(body)).recoveryCodes
      return new Response()
    },
  })
  if (recoveryCodes) return data<TwoFactorAnswer>({ recoveryCodes })
  if (answer instanceof Response) return answer
  const begun = begunIn(form)
  return data<TwoFactorAnswer>({ ...answer.data, ...(begun && { begun }) }, answer.init ?? {})
}

/** Turns it off with password and code. */
export function end(page: OnServer, form: FormData) {
  return submit(page, {
    schema: endTwoFactor.body,
    raw: { password: sentText(form, 'password'), code: codeIn(form) || undefined },
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      await page.accounts.endTwoFactor(body)
      const { twoFactor } = await page.accounts.showAccount({})
      const done = twoFactor ? 'codes-off' : 'two-factor-off'
      return redirect(accountPath('security', page.url.search, { done }))
    },
  })
}

/** Apps show a code in two groups of three, and people type it so. Where a passkey was used its answer is the code. */
export const codeIn = (form: FormData): string =>
  sentText(form, 'passkey') || sentText(form, 'code').replaceAll(/\s/g, '')

/** The secret that the page showed; a wrong one harms nobody, since the service keeps its own. */
function begunIn(form: FormData): Begun | undefined {
  const secret = Secret.safeParse(sentText(form, 'secret'))
  const uri = Uri.safeParse(sentText(form, 'uri'))
  return secret.success && uri.success
    ? { secret: secret.data, uri: uri.data, qr: qrOf(uri.data) }
    : undefined
}
