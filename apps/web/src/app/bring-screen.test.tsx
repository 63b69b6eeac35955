// @vitest-environment jsdom
import { screen as page, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, test } from 'vitest'
import { bringPointedScreen, bringScreen, screen } from './bring-screen.ts'

/** Shows a screen, and gives what was seen of it first. */
const seenFirst = (Screen: ComponentType): string =>
  render(
    <Suspense fallback="en su lugar">
      <Screen />
    </Suspense>,
  ).container.textContent

test('a screen that was brought is shown at once; one that was not, when it comes', async () => {
  const Brought = screen(async () => () => 'la traída')
  const Later = screen(async () => () => 'la otra')
  const routes = [
    {
      element: 'el marco',
      children: [
        { path: '/traida/:id', element: <Brought /> },
        { path: '/otra', element: <Later /> },
      ],
    },
  ]
  await bringScreen(routes, '/Traida/12')
  expect(seenFirst(Brought)).toBe('la traída')
  expect(seenFirst(Later)).toBe('en su lugar')
  expect(await page.findByText('la otra')).toBeTruthy()
})

test('what could not be brought is asked for again when it is shown', async () => {
  let times = 0
  const Screen = screen(async () => {
    times += 1
    if (times === 1) throw new Error('Sin conexión')
    return () => 'la cortada'
  })
  await bringScreen([{ path: '/cortada', element: <Screen /> }], '/cortada')
  expect(times).toBe(1)
  expect(seenFirst(Screen)).toBe('en su lugar')
  expect(await page.findByText('la cortada')).toBeTruthy()
})

test('the screen of a link is brought once it is pointed at, and nothing for another address', () => {
  let times = 0
  const Screen = screen(async () => {
    times += 1
    return () => null
  })
  const point = bringPointedScreen([{ path: '/senalada', element: <Screen /> }])
  const { container } = render(
    <>
      <a href="/nada">Nada</a>
      <p>Texto</p>
      <a href="/senalada?pestana=2">
        <span>Ir</span>
      </a>
    </>,
  )
  const seen: number[] = []
  for (const element of container.querySelectorAll('a[href="/nada"], p, span')) {
    element.addEventListener('pointerover', point)
    element.dispatchEvent(new Event('pointerover', { bubbles: true }))
    seen.push(times)
  }
  expect(seen).toEqual([0, 0, 1])
})
