// Says the code of now that staff of the demo world type to log in and to unlock the console. Called by bin/code.mjs.
import { Secret, TOTP } from 'otpauth'
import { demoSecret } from '../src/demo/log-ins.ts'

const app = new TOTP({ secret: Secret.fromBase32(demoSecret) })
const secondsLeft = Math.ceil(app.remaining() / 1_000)
process.stdout.write(`${app.generate()}  (a new one in ${secondsLeft} s; each counts once)\n`)
