// One upload at a time, with what to show of it: its progress, its end, and how to stop it or try again.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StoredFileEntry } from '../../../contract/files.ts'
import { dropToast, showToast } from '../../ui/toastList.ts'
import type { PhotoKind } from './kinds.ts'
import { uploadPhoto, UploadProblem, type Chosen, type Step, type UploadCalls } from './upload-photo.ts'

export type UploadState = { is: 'idle' } | { is: 'working'; step: Step } | { is: 'failed'; why: string }

type Wanted = {
  kind: PhotoKind
  of: 'person' | 'business'
  calls: UploadCalls
  onDone(file: StoredFileEntry): void
}

/** The state of a photo's upload, and what can be done with it. */
export function usePhotoUpload({ kind, of, calls, onDone }: Wanted) {
  const texts = useTexts(kind, of)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  const last = useRef<Chosen>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(chosen: Chosen): Promise<void> {
    running.current?.abort()
    const mine = (running.current = new AbortController())
    last.current = chosen
    const show = (next: UploadState) => {
      if (!mine.signal.aborted) setState(next)
    }
    const begun = showToast({ tone: 'success', text: texts.begun })
    try {
      const file = await uploadPhoto(kind, chosen, calls, {
        signal: mine.signal,
        onStep: (step) => show({ is: 'working', step }),
      })
      show({ is: 'idle' })
      showToast({ tone: 'success', text: texts.done })
      onDone(file)
    } catch (error) {
      // Whoever stopped it knows.
      if (mine.signal.aborted) return
      show({ is: 'failed', why: error instanceof UploadProblem ? error.message : texts.failed })
      showToast({ tone: 'failure', text: texts.failed })
    } finally {
      dropToast(begun)
    }
  }

  return {
    state,
    start,
    retry: () => last.current && start(last.current),
    cancel() {
      running.current?.abort()
      setState({ is: 'idle' })
    },
    /** Another picture was chosen: what was said of the one before it is over. */
    clear() {
      last.current = undefined
      setState({ is: 'idle' })
    },
    /** Of what cannot be used there is nothing to try again. */
    refuse(why: string) {
      last.current = undefined
      setState({ is: 'failed', why })
    },
    canRetry: () => last.current !== undefined,
  }
}

/** The words of P8.8. */
function useTexts(kind: PhotoKind, of: Wanted['of']) {
  const { t } = useLingui()
  if (kind === 'profilePhoto' && of === 'business')
    return {
      begun: t`Updating your logo`,
      done: t`Logo successfully uploaded`,
      failed: t`An error has ocurred when we tried to upload your picture`,
    }
  return kind === 'profilePhoto'
    ? {
        begun: t`Updating your profile picture`,
        done: t`Profile picture successfully uploaded`,
        failed: t`An error has ocurred when we tried to upload your profile picture`,
      }
    : {
        begun: t`Updating your cover photo`,
        done: t`Cover photo successfully uploaded`,
        failed: t`An error has ocurred when we tried to upload your picture`,
      }
}
