import { expect, test } from 'vitest'
import { contentsOfPackage } from './contents.ts'
import { billOfMaterials } from './materials.ts'
import { closureOf, readAsFiles } from './modules.ts'

test('the bill of materials is the same each time, and names a licence of everything', () => {
  const modules = closureOf([...contentsOfPackage().packages, ...readAsFiles])
  const release = {
    version: '1.2.3',
    commit: 'c',
    epoch: 1,
    madeAt: '2026-11-29T08:45:18Z',
    debianArch: 'amd64',
    arch: 'x64',
  }
  const bill = billOfMaterials(modules, release)
  expect(bill.components.length).toBeGreaterThan(100)
  expect(bill.components.filter(({ licenses }) => !licenses?.length)).toEqual([])
  expect(billOfMaterials(modules, release)).toEqual(bill)
})
