import { useLocation } from 'react-router'
import { LinkButton, type ButtonLook } from '../../ui/Button.tsx'
import { onPlainClick } from '../../ui/plainClick.ts'
import { askedAs, type Question } from './answer.ts'

type Props = ButtonLook & {
  question: Question
  ask: (question: Question) => void
  className?: string | undefined
  label?: string
  children: React.ReactNode
}

/** Asks before something is done: at once with scripts, without them by the page's address. */
export function AskLink({ question, ask, label, size = 'small', children, ...look }: Props) {
  const { pathname } = useLocation()
  return (
    <LinkButton
      {...look}
      size={size}
      to={`${pathname}?ask=${askedAs(question)}#question`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPlainClick(() => ask(question))}
    >
      {children}
    </LinkButton>
  )
}
