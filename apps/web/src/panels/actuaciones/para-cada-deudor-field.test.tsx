import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ParaCadaDeudorField } from './para-cada-deudor-field.tsx'

afterEach(cleanup)

const carta = { deudor: 'PAZ', domicilio: 'Mitre 1', abogado: 'A01', imponibles: 1, total: '10.00' }

const show = (otros: readonly number[]) => {
  const elegidos: string[] = []
  render(
    <ParaCadaDeudorField
      carta={{ destinatarios: 'primero', chooseDestinatarios: (uno) => elegidos.push(String(uno)) }}
      revision={{ cartas: otros.map((n) => ({ ...carta, otros: n })) }}
    />,
  )
  return elegidos
}

test('offers a letter for each debtor when some letter has several', () => {
  const elegidos = show([0, 1])
  fireEvent.click(screen.getByRole('checkbox', { name: /para cada deudor/ }))
  expect(elegidos).toEqual(['todos'])
})

test('offers nothing when each debt has one debtor', () => {
  show([0, 0])
  expect(screen.queryByRole('checkbox')).toBeNull()
})
