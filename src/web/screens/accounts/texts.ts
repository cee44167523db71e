// What account forms say: about a field that is not right, and about a call that was refused.
import { msg, plural } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { ErrorName } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import { dateText } from '../../components/text/moments.ts'

type Texts = Pick<I18n, '_' | 'locale'>
type Issue = { code: string; message?: string }

/** What is wrong with a field, by its name in the contract. */
export function fieldText(i18n: Texts, name: string, issue: Issue): string {
  switch (name) {
    case 'firstName':
      return i18n._(nameText(issue, msg`Enter your first name.`))
    case 'lastName':
      return i18n._(nameText(issue, msg`Enter your last name.`))
    case 'email':
      return i18n._(msg`Enter an e-mail address, such as name@company.com.`)
    case 'password':
      return i18n._(passwordText(issue, msg`Enter your password.`))
    case 'newPassword':
      return i18n._(passwordText(issue, msg`Enter a new password.`))
    case 'businessUse':
      return i18n._(msg`Please confirm that you use the service for business.`)
    case 'legalAge':
      return i18n._(msg`Please confirm that you are of legal age.`)
    case 'name':
      return i18n._(msg`Enter a name of at most ${limits.passkeyNameMax} characters.`)
    case 'code':
      return i18n._(msg`Enter the six digits that your app shows, or a recovery code.`)
    case 'confirmation':
      return i18n._(msg`Type the e-mail address of your account exactly.`)
    default:
      return i18n._(msg`Please check this entry.`)
  }
}

function nameText(issue: Issue & { params?: { why?: unknown } }, empty: ReturnType<typeof msg>) {
  const why = issue.params?.why
  if (why === 'hidden') return msg`Use visible characters only.`
  if (why === 'badge') return msg`Leave out check marks, badges and words such as “verified”.`
  if (why === 'address') return msg`Leave out addresses and telephone numbers.`
  return issue.code === 'too_big' || why === 'long'
    ? msg`Use at most ${limits.personNameMax} characters.`
    : empty
}

function passwordText(issue: Issue & { minimum?: unknown }, empty: ReturnType<typeof msg>) {
  if (issue.code === 'too_big') return msg`Use at most ${limits.passwordMax} characters.`
  return issue.minimum === limits.passwordMin
    ? msg`The password needs at least ${limits.passwordMin} characters.`
    : empty
}

/** Why the account service refused, in words for the person who asked; `field` is what it is told beside. */
export function failureText(
  i18n: Texts,
  name: ErrorName,
  details: Readonly<Record<string, unknown>>,
  field?: string,
): string {
  switch (name) {
    case 'WrongCredentials':
      return i18n._(
        field === 'password'
          ? msg`The password is not right.`
          : msg`The e-mail address or the password is not right.`,
      )
    case 'CodeNeeded':
      return i18n._(msg`Enter the code of your authenticator app.`)
    case 'WrongCode':
      if (details['byPasskey']) return i18n._(msg`This passkey was not accepted. Please try again.`)
      return i18n._(
        msg`This code is not right or has already been used. Wait for the next one and try again.`,
      )
    case 'PasskeyRefused':
      return i18n._(msg`This passkey could not be checked. Please try again.`)
    case 'PasskeysFull':
      return i18n._(msg`An account has at most ${limits.passkeysMax} passkeys. Remove one first.`)
    case 'OtherWayNeeded':
      return i18n._(
        msg`You could lock yourself out. Add a second passkey with a PIN, fingerprint or face first, or keep a recovery code.`,
      )
    case 'Suspended':
      return i18n._(msg`This account is suspended. Please write to our support.`)
    case 'NotSuspended':
      return i18n._(msg`This account can be used. Log in, and ask for your data under Login and security.`)
    case 'AccountDeleted':
      return i18n._(
        msg`This account was deleted. Until ${dateText(String(details['until']), i18n.locale)} you can restore it, with your profile and what you saved. Teams that you left have to invite you again.`,
      )
    case 'CommonPassword':
      return i18n._(
        msg`This password is on the lists that attackers try first. Choose another one, such as four words that do not belong together.`,
      )
    case 'TermsChanged':
      return i18n._(msg`The terms have changed. Please load the page again and accept those that hold today.`)
    case 'TokenUsed':
      return i18n._(msg`This link has already been used or has expired. Please ask for a new one.`)
    case 'SoleOwner':
      return i18n._(msg`You are the only owner of a business. Hand it over or remove it first.`)
    case 'TooManyRequests':
      return waitText(i18n, details['retryAfter'])
    case 'NameReserved':
      return i18n._(
        msg`This name could be taken for ours, or for that of our staff. Please write to our support if it is yours.`,
      )
    case 'AlreadyAppealed':
      return i18n._(msg`You have appealed against this decision already.`)
    case 'AppealOver':
      return i18n._(msg`This decision can be appealed no more.`)
    case 'NotFound':
      return i18n._(msg`There is no such decision about this account.`)
    case 'Unavailable':
      return i18n._(msg`The service is busy or restarting. Please try again in a moment.`)
    default:
      return i18n._(msg`Something was wrong, try again please`)
  }
}

function waitText(i18n: Texts, seconds: unknown): string {
  if (typeof seconds !== 'number')
    return i18n._(msg`Too many attempts. Please wait a few minutes and try again.`)
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return i18n._(
    msg`Too many attempts. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}; nothing is locked for good.`,
  )
}
