import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SearchDialog } from '../search/SearchDialog.tsx'
import type { SearchChoices } from '../../resources/search-choices.ts'
import { isOfInputMethod } from '../../ui/inputMethod.ts'
import { searchInput } from './searchInput.ts'
import { searchWanted } from './searchLink.ts'
import { useSite } from './site.ts'

type Parts = { Dialog: typeof SearchDialog; choices: SearchChoices }

/** What the Search buttons and "/" open: the search bar where there is one, else the same in a dialog, which comes when first wanted (D53). Without it they lead to the search page. */
export function SearchInPlace() {
  const navigate = useNavigate()
  const language = useSite()?.language ?? 'en'
  const { key } = useLocation()
  const [parts, setParts] = useState<Parts>()
  /** The visit of a page on which it was opened: another page closes it. */
  const [openOn, setOpenOn] = useState<string>()
  // For good: whoever comes back to the page does not find it open again.
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined)
  const now = useRef({ key, parts })
  useEffect(() => {
    now.current = { key, parts }
  }, [key, parts])
  useEffect(() => {
    const open = async () => {
      const input = searchInput()
      if (input) return input.focus()
      const wantedOn = now.current.key
      try {
        const got = now.current.parts ?? (await partsOf(language))
        // Somebody went on meanwhile.
        if (now.current.key !== wantedOn) return
        setParts(got)
        setOpenOn(wantedOn)
      } catch {
        await navigate('/search-result', { state: { focusSearch: true } })
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      void open()
    }
    const onWanted = () => void open()
    document.addEventListener('keydown', onKey)
    document.addEventListener(searchWanted, onWanted)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener(searchWanted, onWanted)
    }
  }, [navigate, language])
  if (!parts) return null
  return <parts.Dialog choices={parts.choices} open={openOn === key} onClose={() => setOpenOn(undefined)} />
}

async function partsOf(language: string): Promise<Parts> {
  const [{ SearchDialog: Dialog }, answer] = await Promise.all([
    import('../search/SearchDialog.tsx'),
    fetch(`/resources/search-choices?lang=${language}`),
  ])
  if (!answer.ok) throw new Error(`The choices of the search answered ${answer.status}.`)
  return { Dialog, choices: (await answer.json()) as SearchChoices }
}

/** Shift is no modifier here: many keyboards have "/" only with it. */
const isSearchKey = (event: KeyboardEvent) =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event)) &&
  !(event.target instanceof HTMLElement && isTypedInto(event.target)) &&
  !document.querySelector('dialog[open]')

const isTypedInto = (element: HTMLElement) =>
  element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
