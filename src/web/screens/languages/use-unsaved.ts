import { useContext, useSyncExternalStore } from 'react'
import { draftKey, readDraft } from '../../ui/drafts.ts'
import { DraftOwner } from '../../ui/useDraft.ts'

const never = () => () => {}

/** In which languages something was typed in this tab and not saved, but for the open one, whose form says so itself. */
export function useUnsaved(draftName: string, languages: readonly string[], opened: string): string[] {
  const owner = useContext(DraftOwner)
  const isKept = (language: string) => readDraft(draftKey(owner, `${draftName}:${language}`)) !== null
  const kept = useSyncExternalStore(
    never,
    () => languages.filter((language) => language !== opened && isKept(language)).join(),
    () => '',
  )
  return kept === '' ? [] : kept.split(',')
}
