import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import type { ListaDeOrigen } from './origen.ts'
import { usePasar } from './use-pasar.ts'

afterEach(cleanup)

const fila = (imponible: number) =>
  ({
    tipo: 'I',
    imponible,
    recurso: 'RV',
    plazo: { estado: 'vencido', vence: '2026-11-17', faltan: -3 },
  }) as const

/** Row of a desk (list of cases), in the format of the server. */
const enMesa = (imponible: number) => ({
  ...fila(imponible),
  ...{ categoria: 'inmueble', abogado: 'A01', contribuyente: '', situacion: 'Gestión Legal' },
  ...{ etapa: '', actuacion: null, radicacion: null, expediente: '', mesa: 'judicial' },
  ...{ solapa: null, ultima: null, inicial: null, vence: '2026-11-17', saldada: null },
  ...{
    cierre: null,
    faltan: -3,
    cambio: null,
    color: 'vencido',
    alarmas: [],
    monto: null,
    prescripcion: null,
  },
})

const POR_PAGINA = 2

/**
 * Goes from the last case of page 1 of a list to the next case. Meanwhile the list has changed on the server, and
 * `quedan` are its cases now.
 */
const pasarDesde = (ultimo: number, quedan: readonly number[], espera?: Promise<void>) => {
  const origen: ListaDeOrigen = {
    casos: [fila(1), fila(2)],
    mesa: { query: { mesa: 'judicial', pagina: 1, porPagina: POR_PAGINA } as never, total: 6 },
  }
  const store = makeStore({
    fetch: async (url) => {
      await espera
      const desde = (Number(new URL(String(url)).searchParams.get('pagina')) - 1) * POR_PAGINA
      const rows = quedan.slice(desde, desde + POR_PAGINA).map(enMesa)
      return new Response(JSON.stringify(rows), {
        headers: { 'content-type': 'application/json', 'x-total-count': String(quedan.length) },
      })
    },
    storage: {
      getItem: () => JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' })),
      ...{ setItem: () => {}, removeItem: () => {} },
    },
    baseUrl: 'http://apremia.test',
  })
  const [abrir, onPaso] = [vi.fn(), vi.fn()]
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: '/mesa-judicial', state: { origen } }]}>
        {children}
      </MemoryRouter>
    </Provider>
  )
  const { result, unmount } = renderHook(() => usePasar(fila(ultimo), abrir, onPaso), { wrapper })
  const siguiente = result.current.vecinos?.siguiente
  act(() => siguiente && result.current.pasar(siguiente))
  return { result, unmount, abrir, store }
}

test.each([
  ['page 1 emptied, so the old page 2 is now page 1', [3, 4, 5, 6], 3, 1],
  ['one case left page 1, so the first of the old page 2 moved to page 1', [1, 3, 4, 5, 6], 3, 1],
  ['no case left page 1', [1, 2, 3, 4, 5, 6], 3, 2],
])('no case is skipped when %s', async (_, quedan, esperado, pagina) => {
  const { abrir } = pasarDesde(2, quedan)
  await waitFor(() => expect(abrir).toHaveBeenCalledOnce())
  expect(abrir).toHaveBeenCalledWith(
    expect.objectContaining({ imponible: esperado }),
    expect.objectContaining({
      mesa: expect.objectContaining({ query: expect.objectContaining({ pagina }) }),
    }),
  )
})

test('a list with no more cases says so', async () => {
  const { result, abrir } = pasarDesde(2, [1, 2])
  await waitFor(() => expect(result.current.sinMas).toBe(true))
  expect(result.current.pasando).toBe(false)
  expect(abrir).not.toHaveBeenCalled()
})

test('the answer that comes after the person left opens nothing', async () => {
  let answer = () => {}
  const espera = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { unmount, abrir, store } = pasarDesde(2, [3, 4, 5, 6], espera)
  unmount()
  answer()
  await waitFor(() => {
    const { queries } = store.getState().api
    expect(Object.values(queries).map((una) => una?.status)).toEqual(['fulfilled'])
  })
  await Promise.resolve()
  expect(abrir).not.toHaveBeenCalled()
})
