import { Trans, useLingui } from '@lingui/react/macro'
import { attachedField, attachedIn } from '../../components/upload/attached.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { listText } from '../../ui/listText.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { requestDraft } from './request-values.ts'
import styles from './ReplyBox.module.css'

type Props = {
  /** Under which the reply is kept in this tab. */
  draftName: string
  /** Where a follow-up is written, and to whom; undefined where nobody can. */
  followUp: string | undefined
  otherID: string
  children?: React.ReactNode
}

/** Where nothing can be written any more (P4.6): what somebody was writing when it ended is still theirs, and a follow-up begins with it. */
export function UnsentReply({ draftName, followUp, otherID, children }: Props) {
  const { t, i18n } = useLingui()
  const { draft, drop } = useDraft(draftName)
  const next = useDraft(requestDraft(otherID))
  const unsent = draft?.['content']?.trim() ?? ''
  const files = attachedIn(draft?.[attachedField] ?? '')
  return (
    <div className={styles.reply}>
      <label className="vh" htmlFor="reply">
        <Trans>Reply</Trans>
      </label>
      {unsent === '' ? (
        <textarea id="reply" rows={1} disabled className={styles.area} placeholder={t`This chat has ended`} />
      ) : (
        <>
          <p role="status">
            <Trans>This chat has ended while you were writing. This was not sent:</Trans>
          </p>
          <textarea id="reply" rows={3} readOnly className={styles.area} value={unsent} />
          {files.length > 0 && (
            <p className="t-small muted">
              <Trans>Attachments</Trans>:{' '}
              <bdi>
                {listText(
                  files.map(({ name }) => name),
                  i18n.locale,
                )}
              </bdi>
            </p>
          )}
          <div>
            <Button size="small" onClick={drop}>
              <Trans>Discard it</Trans>
            </Button>
          </div>
        </>
      )}
      {followUp !== undefined && (
        <div>
          <LinkButton
            to={followUp}
            onClick={() => {
              if (unsent === '' || next.draft?.['message']) return
              next.merge({
                message: unsent,
                ...(files.length > 0 && { [attachedField]: draft?.[attachedField] ?? '' }),
              })
            }}
          >
            <Trans>Start follow-up</Trans>
          </LinkButton>
        </div>
      )}
      {children}
    </div>
  )
}
