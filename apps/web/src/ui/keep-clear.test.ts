import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClear } from './keep-clear.ts'

const CORNER = { left: 608, top: 672, width: 400, height: 80 }

let ending: AbortController
let resized: () => void
let frames: (() => void)[]
/** Button that covers the whole bottom of the window. Null in a test without this button. */
let control: Element | null
let list: HTMLElement
let close: HTMLElement

const frame = () => {
  for (const run of frames.splice(0)) run()
}

beforeEach(() => {
  ending = new AbortController()
  frames = []
  control = null
  document.body.innerHTML = '<button>Guardar</button><ul><button>Cerrar</button></ul>'
  list = document.querySelector('ul') as HTMLElement
  close = list.querySelector('button') as HTMLElement
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {
        resized()
      }
      disconnect() {}
    },
  )
  list.getBoundingClientRect = () => {
    const top = list.style.top === '' ? CORNER.top : Number.parseFloat(list.style.top)
    return { ...CORNER, top, bottom: top + CORNER.height } as DOMRect
  }
  document.elementFromPoint = (_x, y) => (y > 600 ? control : null)
  keepClear(list, ending.signal)
  frame()
})

afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
})

const cover = () => {
  control = document.querySelector('button')
  window.dispatchEvent(new Event('scrollend'))
  frame()
}

/**
 * Simulates a pointer event over the pop-up messages, after a movement of `movementX` pixels. With 0 the pointer did
 * not move, and the messages appeared under it.
 */
const point = (movementX: number) =>
  list.dispatchEvent(new MouseEvent('mousemove', { movementX, movementY: 0 }))

test('messages that cover no control stay in their corner', () => {
  expect(list.style.inset).toBe('')
})

test('messages that would cover a control move', () => {
  cover()
  expect(list.style.inset).not.toBe('')
})

test('messages under the pointer stay, and move once the pointer leaves', () => {
  point(3)
  cover()
  expect(list.style.inset).toBe('')
  list.dispatchEvent(new Event('mouseleave'))
  frame()
  expect(list.style.inset).not.toBe('')
})

test('messages that came under a pointer that rests move', () => {
  point(0)
  cover()
  expect(list.style.inset).not.toBe('')
})

test('messages with the focus stay, and move once the focus leaves', () => {
  close.focus()
  cover()
  expect(list.style.inset).toBe('')
  close.blur()
  frame()
  expect(list.style.inset).not.toBe('')
})

test('moved messages that are under the pointer do not go back to their corner when another arrives', () => {
  cover()
  const { inset } = list.style
  control = null
  point(3)
  resized()
  frame()
  expect(list.style.inset).toBe(inset)
  list.dispatchEvent(new Event('mouseleave'))
  frame()
  expect(list.style.inset).toBe('')
})
