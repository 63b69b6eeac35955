import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { ListaDeOrigen } from '../../panels/pagina-de-caso/origen.ts'
import { useCasoAbierto } from './use-caso-abierto.ts'

afterEach(cleanup)

const caso = (imponible: number) => ({ tipo: 'I', imponible, recurso: 'RV' }) as const

const enPagina = (pagina: number): ListaDeOrigen => ({
  casos: [caso(pagina)],
  mesa: { query: { mesa: 'judicial', pagina, porPagina: 1 } as never, total: 3 },
})

const mount = () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/mesa-judicial?vence=vencidos']}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ abierto: useCasoAbierto(), lugar: useLocation() }), { wrapper }).result
}

test('a case opened beside its list keeps the list, and passes to a case of another page with the list', () => {
  const result = mount()
  act(() => result.current.abierto.open(caso(1), 'deuda', enPagina(1)))
  expect(result.current.lugar.state).toMatchObject({ origen: enPagina(1) })
  expect(result.current.abierto).toMatchObject({ caso: { imponible: 1 }, parte: 'deuda' })
  act(() => result.current.abierto.pasar(caso(2), enPagina(2)))
  expect(result.current.lugar.search).toBe('?vence=vencidos&caso=2-RV&pagina=2')
  expect(result.current.lugar.state).toMatchObject({ origen: enPagina(2) })
  act(() => result.current.abierto.pasar(caso(1), enPagina(1)))
  expect(result.current.lugar.search).toBe('?vence=vencidos&caso=1-RV')
  act(() => result.current.abierto.close())
  expect(result.current.lugar.search).toBe('?vence=vencidos')
})
