// Adding and removing passkeys: what the forms of their page ask of the account service.
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { beginPasskey, confirmPasskey, removePasskey } from '../../../contract/passkey-calls.ts'
import { limits } from '../../../contract/limits.ts'
import type { pageOf } from '../../api/page.ts'
import { sentText } from '../../api/sent.ts'
import { submit, type FormAnswer } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { accountPath } from './ways.ts'

type OnServer = ReturnType<typeof pageOf>

/** What the browser is to make, under the name that it will have. */
export type Creating = { options: Record<string, unknown>; name: string }
/** Where the page stands. */
export type PasskeyAnswer = Partial<FormAnswer> & { creating?: Creating; recoveryCodes?: string[] }

const proofFields = { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' } as const
const Beginning = beginPasskey.body.extend({ name: confirmPasskey.body.shape.name })

/** Asks for the password and the second factor, then for the passkey itself. */
export async function beginAdding(page: OnServer, form: FormData) {
  let creating: Creating | undefined
  const answer = await submit(page, {
    schema: Beginning,
    raw: {
      name: sentText(form, 'name'),
      password: sentText(form, 'password'),
      code: codeIn(form) || undefined,
    },
    kept: ['name'],
    fieldOf: proofFields,
    send: async ({ name, ...body }) => {
      creating = { ...(await page.accounts.beginPasskey(body)), name }
      return new Response()
    },
  })
  return creating ? data<PasskeyAnswer>({ creating }) : answer
}

const Made = z.string().max(limits.madePasskeyMax)

/** Takes the passkey that the browser has made. */
export async function confirmAdding(page: OnServer, form: FormData) {
  let recoveryCodes: string[] | undefined
  const answer = await submit(page, {
    schema: confirmPasskey.body,
    raw: { name: sentText(form, 'name'), passkey: madeIn(form) },
    kept: ['name'],
    send: async (body) => {
      recoveryCodes = (await page.accounts.confirmPasskey(body)).recoveryCodes
      return redirect(accountPath('passkeys', page.url.search, { done: 'passkey-added' }))
    },
  })
  return recoveryCodes && recoveryCodes.length > 0 ? data<PasskeyAnswer>({ recoveryCodes }) : answer
}

function madeIn(form: FormData): object | undefined {
  const made = Made.safeParse(sentText(form, 'made'))
  try {
    const passkey: unknown = made.success ? JSON.parse(made.data) : undefined
    return typeof passkey === 'object' && passkey !== null ? passkey : undefined
  } catch {
    return undefined
  }
}

/** Removes one with password and second factor. */
export function remove(page: OnServer, form: FormData) {
  return submit(page, {
    schema: removePasskey.body,
    raw: {
      passkeyID: sentText(form, 'passkeyID'),
      password: sentText(form, 'password'),
      code: codeIn(form) || undefined,
    },
    fieldOf: proofFields,
    send: async (body) => {
      await page.accounts.removePasskey(body)
      return redirect(accountPath('passkeys', page.url.search, { done: 'passkey-removed' }))
    },
  })
}
