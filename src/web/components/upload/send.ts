// The post of a signed form, with its progress; fetch does not tell how much was sent.
import type { UploadDescriptorEntry } from '../../../contract/files.ts'

/** A line that carries less is broken. */
const slowestBytesAMs = 100

/** Posts `file`; tells the share that was sent, from 0 to 1. Rejects when it was refused, broke off or `signal` ended it. */
export function sendFile(
  { url, fields }: UploadDescriptorEntry['signedPost'],
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress(share: number): void },
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // S3 reads no field behind the file.
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = (why: string) => reject(new Error(why))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : end(`refused: ${request.status}`),
    )
    request.addEventListener('error', () => end('broke off'))
    request.addEventListener('timeout', () => end('took too long'))
    request.addEventListener('abort', () => end('ended'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.timeout = Math.max(60_000, file.size / slowestBytesAMs)
    if (signal.aborted) return end('ended')
    request.send(form)
  })
}
