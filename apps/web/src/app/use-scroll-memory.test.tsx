import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollMemory } from './use-scroll-memory.ts'

const Shell = () => {
  useScrollMemory()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Volver
      </button>
      <button type="button" onClick={() => navigate('/caso')}>
        Abrir
      </button>
      <Outlet />
    </>
  )
}

const addList = (): HTMLElement => {
  const list = Object.assign(document.createElement('div'), { className: 'table-frame' })
  document.body.append(list)
  return list
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  // jsdom has no `Element.prototype.scrollTo`, so the test defines a simple one.
  Element.prototype.scrollTo = function (this: Element, _x: unknown, y?: number) {
    this.scrollTop = y ?? 0
  } as typeof Element.prototype.scrollTo
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('Back restores the scroll of a list that a slow computer draws seconds later', () => {
  const router = createMemoryRouter([{ path: '*', element: <Shell /> }])
  render(<RouterProvider router={router} />)
  const list = addList()
  list.scrollTop = 740
  fireEvent.scroll(list)
  act(() => screen.getByRole('button', { name: 'Abrir' }).click())
  list.remove()
  act(() => screen.getByRole('button', { name: 'Volver' }).click())
  act(() => vi.advanceTimersByTime(4000))
  const again = addList()
  act(() => vi.advanceTimersByTime(100))
  expect(again.scrollTop).toBe(740)
})
