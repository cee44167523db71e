import { useState } from 'react'
import { ownAnswer, ReasonForm, type ReasonFormProps } from './ReasonForm.tsx'
import styles from './ReasonForm.module.css'

type Props = Omit<ReasonFormProps, 'buttons'> & {
  intent: string
  title: React.ReactNode
  /** Its title unless given. */
  button?: React.ReactNode
  isDanger?: boolean
  /** Within a sheet it is none itself. */
  isBare?: boolean
}

/** One act of staff, folded up until it is wanted. */
export function ActForm({ intent, title, button, isDanger = false, isBare = false, ...form }: Props) {
  const buttons = [{ intent, label: button ?? title, isDanger }]
  const own = ownAnswer({ ...form, buttons })
  return (
    <details
      // What was done is not done again by another press: the form is folded up and empty.
      key={useDone(own)}
      className={isBare ? styles.act : `sheet ${styles.act}`}
      open={(own && own.outcome !== 'done') || undefined}
    >
      <summary>{title}</summary>
      <ReasonForm {...form} buttons={buttons} />
    </details>
  )
}

type SectionProps = ReasonFormProps & {
  title: React.ReactNode
  /** What is known of what the act is about, above its form. */
  known?: React.ReactNode
}

/** Acts of staff whose form stands open. */
export function ActSection({ title, known, ...form }: SectionProps) {
  const done = useDone(ownAnswer(form))
  return (
    <section className={`sheet ${styles.section}`}>
      <h2 className="t-card">{title}</h2>
      {known}
      <ReasonForm key={done} {...form} />
    </section>
  )
}

/** When the form of these answers did something last; another one for each time. */
function useDone(own: ReturnType<typeof ownAnswer>): number {
  const [last, setLast] = useState(0)
  if (own?.outcome === 'done' && own.at !== last) setLast(own.at)
  return last
}
