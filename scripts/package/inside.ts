// What lies in an installed package, as it was installed: a bill of materials, licences, and nothing of tests, demo art or development.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'
import { demand } from './checking.ts'
import type { Room } from './rooms.ts'

/** Throws for what should not be there, or is not; says how much there is. */
export function proveInside(room: Room): string {
  const program = path.join(room.root, room.program)
  const read = (name: string) => readFileSync(path.join(program, name), 'utf8')
  const bill = JSON.parse(read('bill-of-materials.cdx.json')) as {
    bomFormat: string
    components: { name: string; licenses?: unknown[] }[]
  }
  const nameless = bill.components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)
  demand(bill.bomFormat === 'CycloneDX' && bill.components.length > 50, 'The bill of materials is not one.')
  demand(nameless.length === 0, `The bill knows no licence of ${nameless.join(', ')}.`)
  demand(read('LICENCES.txt').length > 50_000 && read('LICENSE') !== '', 'There are no licences.')

  const own = readdirSync(program, { recursive: true, encoding: 'utf8' })
  const wrong = own.filter((name) => isOfTests(name) || /(?:^|\/)demo-art(?:\/|$)/.test(name))
  demand(wrong.length === 0, `These are no part of a package: ${wrong.join(', ')}`)
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const there = Object.keys(devDependencies).filter((name) =>
    existsSync(path.join(program, 'node_modules', name)),
  )
  demand(there.length === 0, `These packages are for development: ${there.join(', ')}`)
  return `${own.length} files, a bill of ${bill.components.length}`
}

const isOfTests = (name: string) =>
  /\.test\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|e2e|bench)\/|^src\/testing\//.test(name)
