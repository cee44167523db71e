// An icon as the server writes it is the package's own.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IconBuildingFactory2, IconStarFilled } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import writtenIcon from './writtenIcon.ts'

type Lines = Parameters<typeof writtenIcon>[3]
const linesOf = async (file: string) =>
  ((await import(`@tabler/icons-react/dist/esm/icons/${file}.mjs`)) as { __iconNode: Lines }).__iconNode

test.each([
  ['outline', 'building-factory-2', 'BuildingFactory2', IconBuildingFactory2],
  ['filled', 'star-filled', 'StarFilled', IconStarFilled],
] as const)('%s: %s', async (kind, name, type, theirs) => {
  const ours = writtenIcon(kind, name, type, await linesOf(`Icon${type}`))
  const ways = [
    {},
    { size: 16, stroke: 1.75, 'aria-hidden': true },
    { className: 'x', color: 'red', id: 'y' },
  ]
  for (const props of ways)
    expect(renderToStaticMarkup(createElement(ours, props))).toBe(
      renderToStaticMarkup(createElement(theirs, props)),
    )
})
