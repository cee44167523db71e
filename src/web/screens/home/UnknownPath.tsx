import { redirect } from 'react-router'

/** Unknown paths lead people to the home page (D29). */
export function loader() {
  return redirect('/')
}
