// npm run code: the code of an authenticator app for the staff of the demo world, whose secret is known.
import path from 'node:path'
import { projectNode, root, run } from './steps.mjs'

const { code, output } = await run(projectNode(), [
  '--disable-warning=ExperimentalWarning',
  path.join(root, 'scripts', 'code.ts'),
])
process[code === 0 ? 'stdout' : 'stderr'].write(output)
process.exitCode = code
