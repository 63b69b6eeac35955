import { afterEach, expect, test, vi } from 'vitest'
import { focusHeading } from './focus-heading.ts'

const write = (html: string): void => {
  document.body.innerHTML = `<main id="contenido">${html}</main><button type="button">Otro</button>`
}

const arrive = async (): Promise<void> => {
  const main = document.querySelector('main')
  if (main) main.innerHTML = '<h1>Inicio</h1>'
  await Promise.resolve()
}

afterEach(() => {
  document.dispatchEvent(new Event('pointerdown'))
  document.body.innerHTML = ''
})

test('the heading of the screen takes the focus', () => {
  write('<h1>Inicio</h1>')
  focusHeading()
  expect(document.activeElement?.textContent).toBe('Inicio')
})

test('a heading that is shown later takes the focus when it arrives', async () => {
  write('Cargando…')
  focusHeading()
  expect(document.activeElement).toBe(document.body)
  await arrive()
  expect(document.activeElement?.textContent).toBe('Inicio')
})

test('a person who has moved the focus keeps it', async () => {
  write('Cargando…')
  focusHeading()
  document.querySelector('button')?.focus()
  await arrive()
  expect(document.activeElement?.textContent).toBe('Otro')
})

test('a heading that replaces the focused heading takes the focus', async () => {
  write('<h1>Contribuyente</h1>')
  focusHeading()
  await arrive()
  expect(document.activeElement?.textContent).toBe('Inicio')
})

test('after the person presses anything, a later heading does not take the focus', async () => {
  write('Cargando…')
  focusHeading()
  document.dispatchEvent(new Event('pointerdown'))
  await arrive()
  expect(document.activeElement).toBe(document.body)
})

test('a heading that arrives long after the screen does not take the focus', async () => {
  vi.useFakeTimers()
  write('Cargando…')
  focusHeading()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await arrive()
  expect(document.activeElement).toBe(document.body)
})
