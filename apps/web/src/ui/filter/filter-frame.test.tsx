import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Filtro } from '../table/lista.ts'
import type { FilterField } from './filter-field.ts'
import { FilterFrame } from './filter-frame.tsx'

afterEach(cleanup)

type Campo = 'abogado' | 'desde'

const ABOGADO: FilterField<Campo> = { campo: 'abogado', label: 'Abogado' }
const DESDE: FilterField<Campo> = { campo: 'desde', label: 'Desde', day: {} }

const Screen = ({ fields }: { readonly fields: readonly FilterField<Campo>[] }) => {
  const [filtro, setFiltro] = useState<Filtro<Campo>>({})
  return (
    <FilterFrame
      lista={{ filtro, buscado: false, apply: setFiltro, clear: () => setFiltro({}) }}
      groups={[{ title: 'Calendario', fields }]}
      inline
    >
      <p>Sus vencimientos</p>
    </FilterFrame>
  )
}

test('a form of one line starts folded, folds again after a search, and F4 in the results opens it', async () => {
  render(<Screen fields={[ABOGADO]} />)
  const campo = () => screen.queryByRole('textbox', { name: 'Abogado' })
  expect(campo()).toBeNull()
  const toggle = screen.getByRole('button', { name: textos.comunes.mostrarFiltros })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const abogado = campo() as HTMLElement
  expect(document.activeElement).toBe(abogado)
  fireEvent.change(abogado, { target: { value: 'A01' } })
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.buscar }))
  const results = screen.getByRole('region', { name: textos.comunes.resultados })
  await waitFor(() => expect(document.activeElement).toBe(results))
  expect(campo()).toBeNull()
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('button', { name: 'Quitar el filtro Abogado: A01' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Abogado: A01' }))
  expect(document.activeElement).toBe(toggle)
  fireEvent.keyDown(results, { key: 'F4' })
  expect(document.activeElement).toBe(campo())
  expect(campo()).toHaveProperty('value', '')
})

test('a form that begins with a date opens with the focus on the date', async () => {
  const { container } = render(<Screen fields={[DESDE, ABOGADO]} />)
  // The date field loads while the filter form is hidden. Two inputs in the form mean that the date field is loaded.
  await waitFor(() => expect(container.querySelectorAll('form input')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.mostrarFiltros }))
  expect(document.activeElement).toBe(screen.getByLabelText('Desde'))
})
