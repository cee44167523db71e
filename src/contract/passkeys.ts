// What browsers answer about passkeys (WebAuthn).
import * as z from 'zod'

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most)
const Extensions = z.record(z.string(), z.unknown()).transform(() => ({}))
const credential = {
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: Extensions,
}

/** The answer of a passkey that was asked to sign; its text stands in the place of a code. */
export const PasskeyUse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    authenticatorData: bytes(2_000),
    // Those that no quantum computer can forge have 4,627 bytes.
    signature: bytes(7_000),
    userHandle: bytes(200).optional(),
  }),
})

/** A passkey that was just made. */
export const PasskeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    attestationObject: bytes(8_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
