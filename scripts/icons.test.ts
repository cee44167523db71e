import { expect, test } from 'vitest'
import { oneFileEach } from './icons.ts'

test('imports each icon from its own file and leaves types and other imports alone', () => {
  const code = `import { useState } from 'react'
import {
  IconHome,
  IconX as Close,
  type Icon,
} from '@tabler/icons-react'`

  expect(oneFileEach(code)).toBe(`import { useState } from 'react'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'; import Close from '@tabler/icons-react/dist/esm/icons/IconX.mjs';`)
})
