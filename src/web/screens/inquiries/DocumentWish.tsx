import { Form, useNavigation } from 'react-router'
import { IconCertificate } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import type { ThreadData } from './requests-data.ts'
import styles from './DocumentWish.module.css'

type Props = {
  certificate: NonNullable<InquiryEntry['certificate']>
  document: NonNullable<ThreadData['document']>
  businessID: string
  /** Where the form goes. */
  path: string
}

/** What the people of a company can do about a document that is asked for: one click sends it. */
export function DocumentWish({ certificate: { certificateID, name }, document, businessID, path }: Props) {
  const isSending = useNavigation().formData?.get('intent') === 'document'
  const what = <bdi className={styles.name}>{name}</bdi>
  return (
    <div className={styles.wish}>
      <IconCertificate size={20} stroke={1.25} aria-hidden />
      <p>
        {document.state === 'ready' ? (
          <Trans>The document of {what} is asked for.</Trans>
        ) : document.state === 'certificate gone' ? (
          <Trans>The document of {what} is asked for, but the certificate was removed.</Trans>
        ) : document.mayAdd ? (
          <Trans>The document of {what} is asked for, but none is uploaded yet.</Trans>
        ) : (
          <Trans>
            The document of {what} is asked for, but none is uploaded yet. An owner or admin can add it.
          </Trans>
        )}
      </p>
      {document.state === 'ready' && (
        <Form
          method="post"
          action={path}
          preventScrollReset
          onSubmit={(event) => {
            if (isSending) event.preventDefault()
          }}
        >
          <input type="hidden" name="intent" value="document" />
          <Button type="submit" variant="primary" size="small" aria-disabled={isSending || undefined}>
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send the document</Trans>}
          </Button>
        </Form>
      )}
      {document.state === 'missing' && document.mayAdd && (
        <LinkButton size="small" to={`/business/${businessID}/edit/certificates?edit=${certificateID}`}>
          <Trans>Upload the document</Trans>
        </LinkButton>
      )}
    </div>
  )
}
