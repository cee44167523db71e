// How processes of one deployment know each other: by a token made from the secret that they share.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The first signs, all are known: a process that signs with a new one is heard by those that know it (docs/operations/secrets.md). */
export type Secrets = string | readonly string[]

const serviceToken = (secret: string) => createHmac('sha256', secret).update('changes').digest('base64url')

/** What a process sends as `authorization` to another one; made with the first secret. */
export const serviceHeader = (secrets: Secrets): string => `Bearer ${serviceToken([secrets].flat()[0] ?? '')}`

/** Tells whether a process of ours sent a request. */
export function serviceCheck(secrets: Secrets): (request: FastifyRequest) => boolean {
  const known = [secrets].flat().map((secret) => Buffer.from(serviceHeader(secret)))
  return ({ headers }) => {
    const given = Buffer.from(headers.authorization ?? '')
    return known.some((expected) => given.length === expected.length && timingSafeEqual(given, expected))
  }
}
