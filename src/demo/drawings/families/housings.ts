import type { Families } from '../parameters.ts'
import { airMachines } from './air-machines.ts'
import { motors } from './motors.ts'
import { valves } from './valves.ts'

export const housings: Families = { ...motors, ...valves, ...airMachines }
