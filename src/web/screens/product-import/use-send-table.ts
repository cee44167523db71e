// A file on its way: an import is begun, the file posted, and its arrival told.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { sendFile } from '../../components/upload/send.ts'

const archiveEnding = '.zip'
/** What can be sent: tables, and a table packed with pictures and documents. */
export const sentEndings = ['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.xml', archiveEnding]

export const isArchive = (name: string): boolean => name.toLowerCase().endsWith(archiveEnding)

const megabyte = 1_024 * 1_024
export const tableSizeMax = `${limits.importBytesMax / megabyte}\u00a0MB`
export const archiveSizeMax = `${limits.importArchiveBytesMax / megabyte / 1_024}\u00a0GB`

type Sending =
  | { is: 'idle' }
  | { is: 'sending'; name: string; share: number; bytes: number }
  | { is: 'failed'; name: string; why: string; file: File | undefined }

/** Sends a file for a company; `onArrived` is told of its import. */
export function useSendTable(businessID: string, onArrived: (importID: string) => void) {
  const { t } = useLingui()
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const ends = useRef<AbortController>(undefined)
  useEffect(() => () => ends.current?.abort(), [])

  function refusalOf({ name, size }: File): string | undefined {
    const ending = sentEndings.find((one) => name.toLowerCase().endsWith(one))
    if (ending === undefined)
      return t`Choose a table (CSV, TSV, XLSX, ODS or BMEcat), or a ZIP of one with pictures and documents.`
    if (size === 0) return t`The file is empty.`
    if (ending === archiveEnding)
      return size > limits.importArchiveBytesMax
        ? t`The ZIP is larger than ${archiveSizeMax}. Split it into several, each with a table of its products.`
        : undefined
    return size > limits.importBytesMax
      ? t`The table is larger than ${tableSizeMax}. Split it into several files.`
      : undefined
  }

  async function send(file: File): Promise<void> {
    const { name, size } = file
    const refused = refusalOf(file)
    if (refused !== undefined) return setSending({ is: 'failed', name, why: refused, file: undefined })
    const { signal } = (ends.current = new AbortController())
    setSending({ is: 'sending', name, share: 0, bytes: size })
    try {
      const wish = { businessID, fileName: plainName(name), fileSize: size }
      const options = { idempotencyKey: crypto.randomUUID() }
      const { import: begun, signedPost } = await callApi('beginProductImport', wish, options)
      signal.throwIfAborted()
      await sendFile(signedPost, file, {
        signal,
        onProgress: (share) => setSending({ is: 'sending', name, share, bytes: size }),
      })
      await callApi('receiveProductImport', { id: begun.importID })
      signal.throwIfAborted()
      onArrived(begun.importID)
    } catch (error) {
      if (signal.aborted) return
      const isTold = error instanceof Error && 'status' in error && error.message !== ''
      const why = isTold ? error.message : t`The file could not be sent. Please try again.`
      setSending({ is: 'failed', name, why, file })
    }
  }

  return {
    sending,
    send: (file: File) => void send(file),
    stop() {
      ends.current?.abort()
      setSending({ is: 'idle' })
    },
  }
}

/** Without what no name of a file may hold; its ending stays. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return plain.slice(-limits.attachmentNameMax) || 'products'
}
