import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RechazoAlert } from './mensajes.tsx'

afterEach(cleanup)
Element.prototype.scrollIntoView = () => {}

test('an agreement over amounts that hold no more is saved only with a reason that was written (D171)', () => {
  const mensaje = 'SS 58: los importes son del 09/11/2026 y valían hasta el 19/11/2026.'
  const motivos: string[] = []
  render(
    <RechazoAlert
      failure={{
        status: 409,
        code: 'pide-motivo',
        message: mensaje,
        fields: [{ field: 'motivoForzar', message: mensaje }],
      }}
      edicion={false}
      onActualizar={() => {}}
      onForzar={(motivo) => motivos.push(motivo)}
      onClose={() => {}}
    />,
  )
  expect(screen.getByText(mensaje)).toBeTruthy()
  const seguir = screen.getByRole('button', { name: 'Guardar de todos modos, con este motivo' })
  fireEvent.click(seguir)
  expect(motivos).toEqual([])
  fireEvent.change(screen.getByLabelText(/Motivo/), {
    target: { value: ' No liquida hasta diciembre ' },
  })
  fireEvent.click(seguir)
  expect(motivos).toEqual(['No liquida hasta diciembre'])
})
