// Whether the settings of the environment would let a process start; says each that is wrong.
import { ConfigError, readConfig } from '../src/platform/config.ts'
import { said, say } from './operator.ts'

try {
  const { ROLES } = readConfig(process.env)
  say(said(0, `The settings are right for the roles ${ROLES.join(', ')}.`))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  say(said(2, error.message))
}
