/** What an action answers, or `otherwise` when its answer never came: a connection that breaks is one more failure that a form outlives. */
export async function answered<Answer>(
  action: () => Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof Response) throw error
    return otherwise()
  }
}
