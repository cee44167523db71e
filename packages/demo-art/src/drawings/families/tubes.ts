import type { Families } from '../parameters.ts'
import { cylinders } from './cylinders.ts'
import { hoses } from './hoses.ts'
import { connectors } from './connectors.ts'
import { exchangers } from './exchangers.ts'

export const tubes: Families = { ...cylinders, ...hoses, ...connectors, ...exchangers }
