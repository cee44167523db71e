import type { Families } from '../parameters.ts'
import { bearings } from './bearings.ts'
import { shafts } from './shafts.ts'
import { flanges } from './flanges.ts'
import { nozzles } from './nozzles.ts'

export const turned: Families = { ...bearings, ...shafts, ...flanges, ...nozzles }
