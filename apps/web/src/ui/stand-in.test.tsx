import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { findOpener, standIn } from './stand-in.ts'

afterEach(cleanup)

const Page = ({ waits }: { readonly waits: boolean }) => (
  <>
    <button type="button">Buscar</button>
    {waits && <input ref={standIn} aria-label="Espera" />}
  </>
)

test.each([
  ['once', false],
  ['twice, as StrictMode does', true],
])('a stand-in whose ref runs %s remembers what had the focus', (_times, strict) => {
  const options = strict ? { wrapper: StrictMode } : {}
  const { rerender } = render(<Page waits={false} />, options)
  const opener = screen.getByRole('button', { name: 'Buscar' })
  opener.focus()
  rerender(<Page waits={true} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Espera'))
  expect(findOpener()).toBe(opener)
})
