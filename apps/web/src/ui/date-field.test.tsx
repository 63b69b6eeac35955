// @vitest-environment jsdom
import { type Fecha, fecha } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

const Field = ({ juzgada }: { readonly juzgada: boolean }) => {
  const [value, setValue] = useState<Fecha | undefined>(fecha('2026-11-23'))
  return (
    <>
      <DateField
        label="Fecha"
        value={value}
        max={fecha('2026-11-23')}
        juzgada={juzgada}
        onChange={setValue}
      />
      <output>{value ?? 'ninguna'}</output>
    </>
  )
}

const escribir = (...textos: readonly string[]) => {
  for (const value of textos) fireEvent.input(screen.getByLabelText('Fecha'), { target: { value } })
}

test('a day out of its limits is never one that was read on the way to it', () => {
  render(<Field juzgada={false} />)
  escribir('2/11/2026')
  expect(screen.getByText('2026-11-02')).toBeTruthy()
  escribir('25/11/2026')
  expect(screen.getByText('ninguna')).toBeTruthy()
})

test('a form that says what is wrong with such a day gets it as it was typed', () => {
  render(<Field juzgada />)
  escribir('2/11/2026', '25/11/2026')
  expect(screen.getByText('2026-11-25')).toBeTruthy()
  escribir('29/02/2025')
  expect(screen.getByText('ninguna')).toBeTruthy()
  escribir('22/11/2026')
  expect(screen.getByText('2026-11-22')).toBeTruthy()
})
