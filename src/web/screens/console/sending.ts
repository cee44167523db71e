// How a form of the console is sent by a browser that runs scripts: that no answer came is told beside what was typed.
import { sentText } from '../../api/sent.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import type { Acted } from './acting.ts'

type Sending<Answer> = { request: Request; serverAction(): Promise<Answer> }

/** What the action answers, or that no answer came. */
export async function sendAct<Answer extends Acted = Acted>({ request, serverAction }: Sending<Answer>) {
  const form = await request.clone().formData()
  const [intent, about] = [sentText(form, 'intent'), sentText(form, 'about')]
  return withStatus<Answer | Acted>(
    await answered<Answer | Acted>(request, serverAction, () => ({
      ...unanswered([]),
      intent,
      about,
      values: {},
    })),
  )
}
