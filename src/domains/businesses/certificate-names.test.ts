import { expect, test } from 'vitest'
import { standardsOf } from './certificates.ts'

test.each([
  [['JIS Mark, rolling bearings', 'JISマーク（転がり軸受）', 'JIS Mark, valves'], ['JIS Mark']],
  [['CE marking', 'Marchio CE', 'Marcado CE', 'CEマーク'], ['CE Mark']],
  [['JAS Organic', '有機JAS'], ['JAS Organic']],
  [['ISO 22716:2007 (cosmetics GMP)', 'ISO 22716:2007（化粧品GMP）', 'ISO22716'], ['ISO 22716']],
  [['IEC 61508 (SIL 2)', 'IEC 61508（SIL 2）'], ['IEC 61508']],
  [['JIS Q 9100:2016', 'JISQ9100'], ['JIS Q 9100']],
  [
    ['Marketing prize 2024', 'HACCP'],
    ['Marketing prize 2024', 'HACCP'],
  ],
])('%j are %j', (names, standards) => expect(standardsOf(names)).toEqual(standards))
