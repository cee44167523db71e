/** What an action answers, or `otherwise` when its answer never came: a connection that breaks is one more failure that a form outlives, unless `request` was given up for another. */
export async function answered<Answer>(
  request: Request,
  action: () => Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error
    return otherwise()
  }
}
