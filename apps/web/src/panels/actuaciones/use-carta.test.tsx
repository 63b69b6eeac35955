import { TIPOS_FIJOS } from '@apremia/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { useCarta } from './use-carta.ts'

const LISTO = { imponible: '58', recurso: 'AB' }
const REVISION = {
  ...{
    cartas: [],
    listas: 1,
    listos: [LISTO],
    total: '0.00',
    siguiente: null,
    propuesto: 'actual',
  },
  repetidas: [],
  impedimentos: [{ campo: '', mensaje: 'Falta el domicilio.' }],
  vencimiento: { fecha: '2026-12-10', avisos: [] },
}

afterEach(cleanup)

test('with every item left out nothing can be recorded, and they can be taken in again', async () => {
  const sesion = JSON.stringify(sesionDe())
  const pedidos: unknown[] = []
  const store = makeStore({
    fetch: async (_, init) => {
      pedidos.push(JSON.parse(String(init?.body)))
      return json(REVISION)
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const uno = { imponible: 58, recurso: 'AB' }
  const otro = { imponible: 59, recurso: 'AB' }
  const { result, rerender } = renderHook(
    ({ pares }) => useCarta('inmueble', { tpId: TIPOS_FIJOS.avisoFinal, pares }),
    { wrapper, initialProps: { pares: [uno, otro] } },
  )
  await waitFor(() => expect(result.current.revision).toBeDefined())
  act(() => result.current.seguirCon(REVISION))
  expect(result.current).toMatchObject({ pares: [uno], afuera: [otro] })
  rerender({ pares: [otro] })
  expect(result.current).toMatchObject({
    ...{ pedida: true, queda: false, impedida: true, pares: [], afuera: [otro] },
  })
  const hasta = pedidos.length
  act(() => result.current.incluir())
  expect(result.current).toMatchObject({ queda: true, pares: [otro], afuera: [] })
  await waitFor(() => expect(pedidos.length).toBe(hasta + 1))
})
