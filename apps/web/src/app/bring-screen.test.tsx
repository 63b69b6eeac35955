// @vitest-environment jsdom
import { screen as page, render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { bringPointedScreen, bringScreen, screen } from './bring-screen.ts'

/** Shows a screen, and gives what was seen of it first. */
const seenFirst = (Screen: ReturnType<typeof screen>): string =>
  render(
    <Suspense fallback="en su lugar">
      <Screen />
    </Suspense>,
  ).container.textContent

test('a screen that was brought is shown at once; one that was not, when it comes', async () => {
  const Brought = screen(['/traida'], async () => () => 'la traída')
  const Later = screen(['/otra'], async () => () => 'la otra')
  await bringScreen('/Traida/12')
  expect(seenFirst(Brought)).toBe('la traída')
  expect(seenFirst(Later)).toBe('en su lugar')
  expect(await page.findByText('la otra')).toBeTruthy()
})

test('what could not be brought is asked for again when it is shown', async () => {
  let times = 0
  const Screen = screen(['/cortada'], async () => {
    times += 1
    if (times === 1) throw new Error('Sin conexión')
    return () => 'la cortada'
  })
  await bringScreen('/cortada')
  expect(times).toBe(1)
  expect(seenFirst(Screen)).toBe('en su lugar')
  expect(await page.findByText('la cortada')).toBeTruthy()
})

test('the screen of a link is brought once it is pointed at, and nothing for another address', async () => {
  const brought: string[] = []
  screen(['/senalada'], async () => {
    brought.push('/senalada')
    return () => null
  })
  const { container } = render(
    <>
      <a href="/senalada?pestana=2">
        <span>Ir</span>
      </a>
      <a href="/nada">Nada</a>
      <p>Texto</p>
    </>,
  )
  for (const element of container.querySelectorAll('span, a[href="/nada"], p')) {
    element.addEventListener('pointerover', bringPointedScreen)
    element.dispatchEvent(new Event('pointerover', { bubbles: true }))
  }
  expect(brought).toEqual(['/senalada'])
})
