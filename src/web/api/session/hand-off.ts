// The hand-off of a log-in: a token that is worth a session once (P4.2).
import { redirect, redirectDocument } from 'react-router'
import { ownPath } from '../../../contract/own-path.ts'
import type { ApiClient } from '../../../contract/api.ts'
import { sentText } from '../sent.ts'
import type { Page } from '../page.ts'
import { finishAct } from './begun-act.ts'
import { keepDevice } from './known-device.ts'
import { forgetLoginState, loginStateOf } from './login-state.ts'

/** 256 bits as base64url; what looks otherwise was never handed out. */
export const isHandOffToken = (token: string): boolean => /^[\w-]{43}$/.test(token)

/** To the hand-off of whoever has just proven themself, as the account service answered it; this browser is a known one now. */
export function goOnToHandOff(
  page: Pick<Page, 'cookies'>,
  { token, device, continue: to }: { token: string; device: string; continue: string },
): Response {
  keepDevice(page, { device })
  return redirectDocument(`/SetID/?${new URLSearchParams({ token, continue: to })}`)
}

/**
 * Exchanges the form's `token` for a session, finishes what was begun before it, and leads to its `continue` when that is
 * ours; undefined for a token that is worth nothing. A network that fails is only logged and leads home (P8.12).
 */
export async function takeHandOff(page: Page, form: FormData): Promise<Response | undefined> {
  const token = sentText(form, 'token')
  if (!isHandOffToken(token)) return undefined
  const state = loginStateOf(page)
  // Nobody began a log-in here: the token is somebody else's, who would like this browser to be signed in as them.
  if (state === undefined) return undefined
  let api: ApiClient
  try {
    api = page.door.open(await page.accounts.getSession({ token, state }))
  } catch (error) {
    if ((error as Error).name === 'TokenUsed') return undefined
    page.onError(new Error('the hand-off of a log-in was not made', { cause: error }))
    return redirect('/', 303)
  }
  forgetLoginState(page)
  await finishAct(page, api)
  return redirect(ownPath(sentText(form, 'continue')), 303)
}
