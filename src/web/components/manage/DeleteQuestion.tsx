import { useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Asked = { button: HTMLButtonElement; name: string }

/**
 * For a form whose buttons delete (their value begins with `remove:`, `data-name` says what): give it `onSubmit` and stand
 * `question` in `DeleteQuestion`; what is to be deleted is asked about before the form goes out. Without scripts it goes at once, and
 * what was deleted can be restored.
 */
export function useDeleteQuestion() {
  const [asked, setAsked] = useState<Asked>()
  const isSure = useRef(false)
  return {
    onSubmit(event: React.FormEvent) {
      const { submitter: button } = event.nativeEvent as SubmitEvent
      const isAnswered = isSure.current
      isSure.current = false
      if (isAnswered || !(button instanceof HTMLButtonElement) || !button.value.startsWith('remove:')) return
      event.preventDefault()
      setAsked({ button, name: button.dataset['name'] ?? '' })
    },
    question: {
      name: asked?.name,
      onClose: () => setAsked(undefined),
      onSure() {
        setAsked(undefined)
        isSure.current = true
        asked?.button.form?.requestSubmit(asked.button)
      },
    },
  }
}

type Props = ReturnType<typeof useDeleteQuestion>['question'] & {
  /** What becomes of it. */
  children: React.ReactNode
}

/** Asks whether something is to be deleted. */
export function DeleteQuestion({ name, onClose, onSure, children }: Props) {
  return (
    <Dialog
      open={name !== undefined}
      // An element, not a text: Trans reads a text among its words for tags.
      title={
        <Trans>
          Delete <bdi>{<>{name}</>}</bdi>?
        </Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button data-first onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" onClick={onSure}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
