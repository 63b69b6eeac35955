import { screen as page, render } from '@testing-library/react'
import type { FC } from 'react'
import { expect, test } from 'vitest'
import { loadPointedScreen, loadScreen, screen } from './load-screen.ts'
import { loaderOf, SCREENS } from './screens.ts'

const seenFirst = (Screen: FC): string => render(<Screen />).container.textContent

test('the loader of a screen is found by the first word of its address, in any case', () => {
  expect(loaderOf('/inmueble/12/plan-de-pago/7')).toBe(SCREENS.inmueble)
  expect(loaderOf('/Mesa-Judicial')).toBe(SCREENS['mesa-judicial'])
  expect(loaderOf('/')).toBe(SCREENS[''])
  for (const nowhere of ['/nada', '/constructor', '/inmuebles-viejos']) {
    expect(loaderOf(nowhere)).toBeUndefined()
  }
})

test('a screen that was brought is shown at once; one that was not, when it comes', async () => {
  const traida = async () => () => 'la traída'
  const otra = async () => () => 'la otra'
  const Brought = screen(traida)
  const Later = screen(otra)
  await loadScreen('/traida/12', (path) => (path.startsWith('/traida') ? traida : otra))
  expect(seenFirst(Brought)).toBe('la traída')
  expect(seenFirst(Later)).toBe('')
  expect(await page.findByText('la otra')).toBeTruthy()
})

test('a screen that failed to load is requested again when it is shown', async () => {
  let times = 0
  const cortada = async () => {
    times += 1
    if (times === 1) throw new Error('Sin conexión')
    return () => 'la cortada'
  }
  const Screen = screen(cortada)
  expect(await loadScreen('/cortada', () => cortada)).toBeUndefined()
  expect(times).toBe(1)
  expect(seenFirst(Screen)).toBe('')
  expect(await page.findByText('la cortada')).toBeTruthy()
})

test('the screen of a link is brought once it is pointed at, and nothing for another address', () => {
  const asked: string[] = []
  const point = loadPointedScreen((path) => {
    asked.push(path)
    return undefined
  })
  const { container } = render(
    <>
      <a href="https://otro.test/inmuebles">Afuera</a>
      <p>Texto</p>
      <a href="/inmuebles?pestana=2">
        <span>Ir</span>
      </a>
    </>,
  )
  for (const element of container.querySelectorAll('a[href^="https"], p, span')) {
    element.addEventListener('pointerover', point)
    element.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
  expect(asked).toEqual(['/inmuebles'])
})
