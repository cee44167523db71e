import type { Families } from '../parameters.ts'
import { pumps } from './pumps.ts'
import { motors } from './motors.ts'
import { gearboxes } from './gearboxes.ts'
import { valves } from './valves.ts'
import { ballValves } from './ball-valves.ts'
import { airMachines } from './air-machines.ts'

export const housings: Families = {
  ...pumps,
  ...motors,
  ...gearboxes,
  ...valves,
  ...ballValves,
  ...airMachines,
}
