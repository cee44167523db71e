// What buyers narrow results by beside words, place and plan.

/** Lead times that can be asked for, in days: at most so many. */
export const leadTimes = [7, 14, 30, 60, 90] as const
export type LeadTimeMost = (typeof leadTimes)[number]

/** Numbers of employees that can be asked for; the last has no end. */
export const employeeRanges = ['1-50', '51-200', '201-500', '501-'] as const
export type EmployeeRange = (typeof employeeRanges)[number]

/** Minimum orders that can be asked for, of whatever unit: at most so many. */
export const minimumOrders = [1, 10, 100, 1_000, 10_000] as const
export type MinimumOrderMost = (typeof minimumOrders)[number]

/** Whether a price stands on the page of a product, or is told who asks. */
export const priceStates = ['stated', 'on-request'] as const
export type PriceState = (typeof priceStates)[number]

/** A certificate as results are narrowed by it: the name of its standard, without edition and what it is about. */
export const certificateNameMax = 80
