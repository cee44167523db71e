import type { Families } from '../parameters.ts'
import { cylinders } from './cylinders.ts'
import { lines } from './lines.ts'
import { exchangers } from './exchangers.ts'

export const tubes: Families = { ...cylinders, ...lines, ...exchangers }
