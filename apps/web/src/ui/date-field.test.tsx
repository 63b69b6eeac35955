import { fecha } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

const Field = ({ juzgada = false, empieza = '2026-11-23' }) => {
  const [value, setValue] = useState(empieza)
  return (
    <>
      <DateField
        label="Fecha"
        value={value}
        min={fecha('2026-01-01')}
        max={fecha('2026-11-23')}
        juzgada={juzgada}
        onChange={setValue}
      />
      <output>{value === '' ? 'ninguna' : value}</output>
      <button type="button" onClick={() => setValue('')}>
        Limpiar
      </button>
    </>
  )
}

const campo = () => screen.getByLabelText<HTMLInputElement>('Fecha')
const escribir = (...textos: readonly string[]) => {
  for (const value of textos) fireEvent.input(campo(), { target: { value } })
}
const tiene = () => screen.getByRole('status').textContent

test('a day out of its limits is reported as such, and never replaced by another day or by none', () => {
  render(<Field />)
  escribir('2/11/2026')
  expect(tiene()).toBe('2026-11-02')
  escribir('25/11/2026')
  expect(tiene()).toBe('25/11/2026')
  expect(screen.queryByText(/La fecha/)).toBeNull()
  fireEvent.blur(campo())
  expect(screen.getByText('La fecha va hasta el 23/11/2026.')).toBeTruthy()
  escribir('31/12/2025')
  expect(screen.getByText('La fecha va desde el 01/01/2026.')).toBeTruthy()
})

test('a text that is not a day stays with its fault; emptied or corrected, it has none', () => {
  render(<Field />)
  escribir('31/02/2026')
  fireEvent.blur(campo())
  expect([tiene(), campo().value]).toEqual(['31/02/2026', '31/02/2026'])
  expect(campo().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('La fecha no existe: escríbala como DD/MM/AAAA.')).toBeTruthy()
  escribir('')
  expect([tiene(), screen.queryByText(/La fecha/)]).toEqual(['ninguna', null])
  escribir('31/02/2026', '28/02/2026')
  expect([tiene(), screen.queryByText(/La fecha/)]).toEqual(['2026-02-28', null])
})

test('a form that is emptied empties it, and one that comes back from a draft brings it back', () => {
  render(<Field empieza="31/02/2026" />)
  expect(campo().value).toBe('31/02/2026')
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }))
  expect(campo().value).toBe('')
})

test('a form that explains a day out of its limits receives that day', () => {
  render(<Field juzgada />)
  escribir('2/11/2026', '25/11/2026')
  expect(tiene()).toBe('2026-11-25')
  escribir('29/02/2025')
  expect(tiene()).toBe('29/02/2025')
  escribir('22/11/2026')
  expect(tiene()).toBe('2026-11-22')
})
