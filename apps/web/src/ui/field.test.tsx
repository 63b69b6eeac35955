import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('a field with an unsaved change is marked, also for a screen reader', () => {
  render(<TextField label="Calle" changed />)
  const calle = screen.getByLabelText('Calle')
  expect(calle.closest('.field')?.className).toBe('field field-changed')
  expect(descriptionOf(calle)).toBe('Cambiado, sin guardar.')
})

test('the error of a value takes the place of the mark', () => {
  render(<TextField label="Calle" changed error="Falta." />)
  const calle = screen.getByLabelText('Calle')
  expect(calle.closest('.field')?.className).toBe('field field-invalid')
  expect(descriptionOf(calle)).toBe('Falta.')
})

test('a fault appears only while nothing is pressed, so that no button moves under the pointer', async () => {
  const { rerender } = render(<TextField label="Calle" />)
  fireEvent.pointerDown(document.body)
  rerender(<TextField label="Calle" error="Falta." />)
  expect(screen.queryByText('Falta.')).toBeNull()
  expect(screen.getByLabelText('Calle').getAttribute('aria-invalid')).toBe('true')
  fireEvent.pointerUp(document.body)
  expect(await screen.findByText('Falta.')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  rerender(<TextField label="Calle" />)
  expect(screen.getByText('Falta.')).toBeTruthy()
  fireEvent.pointerCancel(document.body)
  await waitFor(() => expect(screen.queryByText('Falta.')).toBeNull())
})
