import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import type { ActAnswer } from './acting.ts'

type Props = {
  intent: string
  about?: string
  /** What is sent beside it. */
  from?: string | undefined
  answer: ActAnswer | undefined
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
      {own && <FormProblem key={own.at} title={own.problem} />}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {children}
      </Button>
    </Form>
  )
}
