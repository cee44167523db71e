// An authenticator for tests: makes passkeys and signs with them, as a device and a browser would, rightly or wrongly.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')
const flags = { present: 0x01, verified: 0x04, mayCopy: 0x08, copied: 0x10, made: 0x40 }

/** What is wrong with an answer, or how the device is. */
export type Quirks = {
  origin?: string
  rpID?: string
  /** False for a device that only asks for a touch. */
  verifies?: boolean
  counter?: number
  challenge?: string
  type?: string
}

type Asked = Record<string, unknown>
const challengeOf = (asked: Asked, { challenge }: Quirks) => challenge ?? String(asked['challenge'])

function clientData(type: string, origin: string, asked: Asked, quirks: Quirks): Buffer {
  const challenge = challengeOf(asked, quirks)
  const said = { type: quirks.type ?? type, challenge, origin: quirks.origin ?? origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(said))
}

function authenticatorData(rpID: string, { verifies = true, counter = 0 }: Quirks, made?: Buffer): Buffer {
  const bits =
    flags.present | flags.mayCopy | flags.copied | (verifies ? flags.verified : 0) | (made ? flags.made : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpID), Buffer.from([bits]), count, made ?? Buffer.alloc(0)])
}

/** A device with one passkey, used by a browser at `origin`. */
export class Authenticator {
  readonly credentialID = randomBytes(32)
  private readonly origin: string
  private readonly key: KeyObject
  private readonly x: Buffer
  private readonly y: Buffer

  constructor(origin: string) {
    this.origin = origin
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    this.x = Buffer.from(x, 'base64url')
    this.y = Buffer.from(y, 'base64url')
  }

  /** What `navigator.credentials.create` brings, as JSON. */
  make(asked: Asked, quirks: Quirks = {}) {
    const { id = '' } = asked['rp'] as { id?: string }
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialID.length)
    const made = Buffer.concat([Buffer.alloc(16), length, this.credentialID, this.publicKey()])
    const data = authenticatorData(quirks.rpID ?? id, quirks, made)
    const client = clientData('webauthn.create', this.origin, asked, quirks)
    return {
      ...this.named(),
      response: {
        clientDataJSON: text(client),
        attestationObject: text(attested(data)),
        transports: ['internal'],
      },
    }
  }

  /** What `navigator.credentials.get` brings, as the JSON text that stands in the place of a code. */
  use(asked: Asked, quirks: Quirks = {}): string {
    const data = authenticatorData(quirks.rpID ?? String(asked['rpId']), quirks)
    const client = clientData('webauthn.get', this.origin, asked, quirks)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key)
    return JSON.stringify({
      ...this.named(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      },
    })
  }

  private named() {
    const id = text(this.credentialID)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  /** As COSE has it: elliptic curve P-256, ES256. */
  private publicKey(): Buffer {
    const [kind, curve] = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]), [0x22, 0x58, 0x20]]
    return Buffer.concat([kind, this.x, Buffer.from(curve), this.y])
  }
}

/** An attestation that says nothing of the device, in CBOR. */
function attested(data: Buffer): Buffer {
  const word = (said: string) => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)])
  const parts = [Buffer.from([0xa3]), word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0])]
  return Buffer.concat([...parts, word('authData'), Buffer.from([0x58, data.length]), data])
}
