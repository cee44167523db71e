import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import type { Acted } from '../acting.ts'
import { Refused } from '../ReasonForm.tsx'

type Props = {
  intent: string
  about?: string
  /** What is sent beside it. */
  from?: string | undefined
  answer: Acted | undefined
  children: React.ReactNode
}

/** An act of staff that needs no reason: that something is in hand, or no more. */
export function ActButton({ intent, about = '', from, answer, children }: Props) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent && formData.get('about') === about
  const own = answer?.intent === intent && answer.about === about ? answer : undefined
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      {from !== undefined && <input type="hidden" name="from" value={from} />}
      {own && own.outcome !== 'done' && <Refused key={own.at} answer={own} />}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {children}
      </Button>
    </Form>
  )
}
