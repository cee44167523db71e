// How much money waits for staff, for the console's home.
import { countWaiting } from './queries/staff.ts'

/** Transfers that wait for their money, and refunds for a second person or another try; each with the oldest. */
export const waitingMoney = countWaiting
