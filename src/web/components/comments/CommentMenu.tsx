import { IconDots, IconEdit, IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { callApi } from '../../api/session/browser-session.ts'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { showToast } from '../../ui/toastList.ts'
import { MoreMenu } from '../safety/MoreMenu.tsx'
import type { CommentData } from './comment-data.ts'
import styles from './Comments.module.css'

type Props = { comment: CommentData; onEdit(): void; onGone(): void; onBack(): void }

/** What its writer, and whose the thing is, do with a comment; others report it. */
export function CommentMenu({ comment, onEdit, onGone, onBack }: Props) {
  const { t } = useLingui()
  const { id, mayEdit, mayRemove, by } = comment
  if (!mayRemove)
    return (
      <div className={styles.menu}>
        <MoreMenu thing={{ type: 'comment', id }} name={by.name} />
      </div>
    )
  async function restore(): Promise<void> {
    try {
      await callApi('restoreComment', { id })
      onBack()
    } catch {
      showToast({ tone: 'failure', text: t`The comment could not be restored. Please try again.` })
    }
  }
  async function remove(): Promise<void> {
    onGone()
    try {
      await callApi('removeComment', { id })
      const action = { label: t`Undo`, run: () => void restore() }
      showToast({ tone: 'success', text: t`Comment removed`, action })
    } catch {
      onBack()
      showToast({ tone: 'failure', text: t`The comment could not be removed. Please try again.` })
    }
  }
  const act = (run: () => void) => (event: React.MouseEvent<HTMLButtonElement>) => {
    closeMenuAround(event.currentTarget)
    run()
  }
  return (
    <div className={styles.menu}>
      <Menu
        className={styles.more}
        summary={
          <>
            <IconDots size={18} stroke={1.75} aria-hidden />
            <span className="vh">
              <Trans>Comment settings</Trans>
            </span>
          </>
        }
      >
        <ul className={styles.choices}>
          {mayEdit && (
            <li>
              <button type="button" onClick={act(onEdit)}>
                <IconEdit size={16} stroke={1.75} aria-hidden />
                <Trans>Edit comment</Trans>
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={act(() => void remove())}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
              <Trans>Remove comment</Trans>
            </button>
          </li>
        </ul>
      </Menu>
    </div>
  )
}
