import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The priority of a process that runs these roles: it cannot be taken back, so a process of its own sets it. */
function priorityWith(roles: readonly string[]): number {
  const module = path.join(import.meta.dirname, 'give-way.ts')
  const program = `import { giveWay } from ${JSON.stringify(module)}
    import os from 'node:os'
    giveWay(${JSON.stringify(roles)})
    process.stdout.write(String(os.getPriority()))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return Number(stdout)
}

test('a process that only checks passwords gives way to others, one that also answers calls does not', () => {
  const own = os.getPriority()
  expect(priorityWith(['accounts'])).toBe(Math.max(own, os.constants.priority.PRIORITY_BELOW_NORMAL))
  for (const roles of [['api'], ['api', 'accounts'], ['web', 'api', 'accounts', 'worker']])
    expect(priorityWith(roles)).toBe(own)
})
