import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('with an impediment it does nothing, keeps the focus and says why', () => {
  const onClick = vi.fn()
  render(<Button aria-label="Ver PDF" title="PDF" impedimento="No tiene PDF." onClick={onClick} />)
  const button = screen.getByRole('button', { name: 'Ver PDF', description: 'No tiene PDF.' })
  button.focus()
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.title).toBe('No tiene PDF.')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
