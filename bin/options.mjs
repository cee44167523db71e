// The command line of npm start and npm run dev.
const known = {
  '--roles':
    'LIST      only these roles: web, api, accounts, worker, separated by commas (web alone needs API_URL)',
  '--edition': 'XX        the edition that localhost shows, such as jp',
  '--port': 'NUMBER    this port; without it 3000 or the next free one',
  '--reset': '          first delete everything kept under .data: database, files, secrets',
  '--no-demo': '          no demo world',
  '--production': '          settings from the environment only: no embedded database, no development routes',
  '--help': '          this list',
}
const withValue = ['--roles', '--edition', '--port']

/** The options as a text for people. */
export function optionList(command) {
  const lines = Object.entries(known).map(([name, text]) => `  ${name.padEnd(13)} ${text}`)
  return [`Usage: ${command} -- [options]`, ...lines].join('\n')
}

/** Reads `argv`; answers { options } keyed without dashes, or { problem } in one line. Also sees options that npm kept for itself. */
export function readOptions(argv, env = process.env) {
  const options = {}
  for (const name of ['roles', 'edition', 'port', 'reset'])
    if (env.npm_lifecycle_event && env[`npm_config_${name}`] !== undefined)
      return {
        problem: `npm kept --${name} for itself: write two dashes before the options, as in npm start -- --${name}`,
      }

  for (let at = 0; at < argv.length; at++) {
    const [name, ...rest] = argv[at].split('=')
    if (!Object.hasOwn(known, name)) return { problem: `Unknown option ${argv[at]}` }
    const key = name.slice(2)
    if (!withValue.includes(name)) {
      if (rest.length > 0) return { problem: `${name} takes no value` }
      options[key] = true
      continue
    }
    const value = rest.length > 0 ? rest.join('=') : argv[++at]
    if (value === undefined || value === '' || value.startsWith('--'))
      return { problem: `${name} needs a value` }
    options[key] = value
  }
  const production = options.production || env.MODE === 'production'
  if (options.reset && production)
    return { problem: '--reset is refused in production: it would delete kept data' }
  return { options }
}

/** The settings (environment variables) that `options` stand for; the command line wins over the environment. */
export function settingsOf(options, env = process.env) {
  const settings = { ...env }
  if (options.roles) settings.ROLES = options.roles
  if (options.edition) settings.EDITION = options.edition
  if (options.port) settings.PORT = options.port
  if (options['no-demo']) settings.DEMO = 'no'
  if (options.production) settings.MODE = 'production'
  for (const [name, value] of Object.entries(settings)) if (value === '') delete settings[name]
  return settings
}
