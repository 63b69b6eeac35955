// @vitest-environment jsdom
import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Filtro } from '../table/lista.ts'
import { FilterFrame } from './filter-frame.tsx'

afterEach(cleanup)

const Screen = () => {
  const [filtro, setFiltro] = useState<Filtro<'abogado'>>({})
  return (
    <FilterFrame
      lista={{ filtro, buscado: false, apply: setFiltro, clear: () => setFiltro({}) }}
      groups={[{ title: 'Calendario', fields: [{ campo: 'abogado', label: 'Abogado' }] }]}
      inline
    >
      <p>Sus vencimientos</p>
    </FilterFrame>
  )
}

test('a form of one line starts folded, folds again after a search, and F4 in the results opens it', async () => {
  render(<Screen />)
  const campo = () => screen.queryByRole('textbox', { name: 'Abogado' })
  expect(campo()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.mostrarFiltros }))
  const abogado = campo() as HTMLElement
  expect(document.activeElement).toBe(abogado)
  fireEvent.change(abogado, { target: { value: 'A01' } })
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.buscar }))
  const results = screen.getByRole('region', { name: textos.comunes.resultados })
  await waitFor(() => expect(document.activeElement).toBe(results))
  expect(campo()).toBeNull()
  expect(screen.getByText(/A01/)).toBeTruthy()
  fireEvent.keyDown(results, { key: 'F4' })
  expect(document.activeElement).toBe(campo())
  expect(campo()).toHaveProperty('value', 'A01')
})
