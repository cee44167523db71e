import { useContext, useEffect, useState } from 'react'
import { draftKey, readDraft } from '../../ui/drafts.ts'
import { DraftOwner } from '../../ui/useDraft.ts'

/** In which languages something was typed in this tab and not saved, but for the open one, whose form says so itself. */
export function useUnsaved(draftName: string, languages: readonly string[], opened: string): string[] {
  const owner = useContext(DraftOwner)
  const [kept, setKept] = useState<string[]>([])
  const all = languages.join()
  useEffect(() => {
    const isKept = (language: string) => readDraft(draftKey(owner, `${draftName}:${language}`)) !== null
    setKept(all.split(',').filter((language) => language !== opened && isKept(language)))
  }, [owner, draftName, all, opened])
  return kept
}
