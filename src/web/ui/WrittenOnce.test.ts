// What is written once stands on every page as if it were made for it.
import { createContext, createElement, useContext, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WritingOnce, WrittenOnce, type WriteOnce } from './WrittenOnce.tsx'

const Around = createContext('nothing')

function Told({ by }: { by: string }) {
  const around = useContext(Around)
  const [own] = useState(by)
  return createElement('b', null, own, ' in ', around)
}

let made = 0
const link = () => {
  made++
  return ['one', 'two'].map((word) =>
    createElement('li', { key: word }, 'a ', word, createElement(Told, { by: word })),
  )
}

const pageOf = (around: string, once: WriteOnce | undefined) =>
  renderToString(
    createElement(
      WritingOnce,
      { value: once },
      createElement(
        Around,
        { value: around },
        createElement(Told, { by: 'before' }),
        createElement(WrittenOnce, { as: 'ul', name: 'list', className: 'x', of: link }),
        createElement(Told, { by: 'after' }),
      ),
    ),
  )

test('the page around goes on as it was, nothing of it stays in what is kept, and it is made once', () => {
  const pieces = new Map<string, string>()
  const once: WriteOnce = (name, _version, of) => {
    let html = pieces.get(name)
    if (html === undefined) pieces.set(name, (html = renderToString(of())))
    return { __html: html }
  }
  const plain = (around: string) =>
    pageOf(around, undefined).replaceAll(/(?<=(?:one|two)<!-- --> in <!-- -->)\w+/g, 'nothing')
  expect(pageOf('Japan', once)).toBe(plain('Japan'))
  made = 0
  expect(pageOf('Italy', once)).toBe(plain('Italy'))
  expect(made).toBe(1)
  expect(pageOf('Italy', once)).toContain('before<!-- --> in <!-- -->Italy')
})
