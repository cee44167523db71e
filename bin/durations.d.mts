export declare const budgets: Record<'tests' | 'journeys', { each: number; [file: string]: number }>

export declare function overBudget(
  suite: 'tests' | 'journeys',
  report: string,
  folder: string,
  env?: Record<string, string | undefined>,
): string[]
/** Those that take longest, the longest first. */
export declare const longest: readonly string[]
