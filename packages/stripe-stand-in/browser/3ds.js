// The bank's page: sends what was chosen, and tells the page around it that an answer was given, not which.
const said = document.getElementById('said')
const buttons = [...document.querySelectorAll('button[data-choice]')]

async function answer(choice) {
  for (const one of buttons) one.disabled = true
  const isTaken = await fetch(`${location.pathname}/${choice}${location.search}`, { method: 'POST' }).then(
    (taken) => taken.ok,
    () => false,
  )
  said.textContent = isTaken ? said.dataset.done : said.dataset.failed
  for (const one of buttons) one.disabled = isTaken
  if (isTaken && window.parent !== window) window.parent.postMessage({ type: 'bank-answered' }, '*')
}

for (const button of buttons) button.addEventListener('click', () => void answer(button.dataset.choice))
buttons[0]?.focus()
