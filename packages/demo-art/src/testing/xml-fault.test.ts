import { expect, test } from 'vitest'
import { xmlFault } from './xml-fault.ts'

test('finds nothing wrong in well-formed text', () => {
  expect(xmlFault('<svg a="1"><!-- note --><g><path d="M0 0"/></g></svg>\n')).toBe('')
})

test.each([
  '<svg><g></svg>',
  '<svg></svg><svg/>',
  '<svg a="1" a="2"/>',
  '<svg a=1/>',
  '<svg>a & b</svg>',
  '<svg><path d="M0"</svg>',
  'text',
  '',
])('finds the fault in %j', (broken) => {
  expect(xmlFault(broken)).not.toBe('')
})
