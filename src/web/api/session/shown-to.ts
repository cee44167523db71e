// What is posted from a page says to whom the page was shown: the server refuses it when the browser is somebody else's by then.
import { shownTo } from '../../../contract/shown-to.ts'

/** Adds to every form that is posted that this page is of `userID`; answers what ends that. */
export function sayShownTo(userID: string): () => void {
  const onFormData = ({ target, formData }: FormDataEvent) => {
    if (target instanceof HTMLFormElement && target.method === 'post') formData.set(shownTo, userID)
  }
  document.addEventListener('formdata', onFormData)
  return () => document.removeEventListener('formdata', onFormData)
}
