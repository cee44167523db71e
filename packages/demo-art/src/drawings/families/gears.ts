import type { Families } from '../parameters.ts'
import { drives } from './drives.ts'
import { spurs } from './spurs.ts'

export const gears: Families = { ...spurs, ...drives }
