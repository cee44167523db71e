// What the pictures of the companies that people look at first show, in the words of each language.
import type { View } from '@millwright/demo-art/pictures'
import { writtenCompanies } from './facts/handmade.ts'
import { productsOf } from './facts/products.ts'
import type { Spoken } from './facts/languages/language.ts'
import type { World } from './facts/world.ts'
import { viewOf } from './pictures.ts'

const words: Readonly<Record<View, Readonly<Record<Spoken, string>>>> = {
  iso: {
    en: 'Drawing of {name}, seen from above at an angle',
    ja: '{name}を斜め上から見た図',
    de: 'Zeichnung: {name}, schräg von oben gesehen',
    es: 'Dibujo: {name}, vista en ángulo desde arriba',
    it: 'Disegno: {name}, vista dall’alto in diagonale',
    zh: '{name}的斜上方视图',
  },
  mirrored: {
    en: 'Drawing of {name}, seen from the other side',
    ja: '{name}を反対側から見た図',
    de: 'Zeichnung: {name}, von der anderen Seite gesehen',
    es: 'Dibujo: {name}, vista desde el otro lado',
    it: 'Disegno: {name}, vista dall’altro lato',
    zh: '{name}的另一侧视图',
  },
  front: {
    en: 'Drawing of {name} from the front',
    ja: '{name}の正面図',
    de: 'Zeichnung: {name}, Vorderansicht',
    es: 'Dibujo: {name}, vista frontal',
    it: 'Disegno: {name}, vista frontale',
    zh: '{name}的正视图',
  },
  across: {
    en: 'Drawing of {name} from the side',
    ja: '{name}の側面図',
    de: 'Zeichnung: {name}, Seitenansicht',
    es: 'Dibujo: {name}, vista lateral',
    it: 'Disegno: {name}, vista laterale',
    zh: '{name}的侧视图',
  },
  paired: {
    en: 'Drawing of {name} together with the part it works with',
    ja: '{name}と相手部品の組付図',
    de: 'Zeichnung: {name} mit dem zugehörigen Gegenstück',
    es: 'Dibujo: {name} con la pieza con la que trabaja',
    it: 'Disegno: {name} con il pezzo con cui lavora',
    zh: '{name}与配合零件的装配图',
  },
  detail: {
    en: 'Detail of {name}, enlarged',
    ja: '{name}の部分拡大図',
    de: 'Ausschnitt: {name}, vergrößert',
    es: 'Detalle ampliado: {name}',
    it: 'Particolare ingrandito: {name}',
    zh: '{name}的局部放大图',
  },
}

/** What picture `view` (1 for the first) of product `p` of company `i` shows; undefined for companies that say nothing of their pictures. */
export function pictureWords(
  world: World,
  { company: i, product: p, view }: { company: number; product: number; view: number },
  { language, name }: { language: Spoken; name: string },
): string | undefined {
  if (!writtenCompanies[i]) return undefined
  const products = productsOf(world, i)
  const product = products[p]
  if (!product) return undefined
  return words[viewOf(products, product, i, view)][language].replace('{name}', name)
}
