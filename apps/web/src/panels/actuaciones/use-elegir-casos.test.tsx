import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { elegidoDeCaso } from './elegidos-de-casos.ts'
import type { Grabacion } from './grabacion.ts'
import { NINGUN_CASO } from './seleccion.ts'
import { useElegirCasos } from './use-elegir-casos.ts'

const CASOS = [58, 59, 60].map((imponible) => ({
  ...{ imponible, recurso: 'AB', contribuyente: '', abogado: 'A01' },
}))

afterEach(cleanup)

test('items left out of a recording stay chosen, and all of them while the action is still to be recorded', () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: () => Promise.reject(new TypeError('red')),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const contadas: Grabacion[] = []
  const { result } = renderHook(
    () => {
      const [seleccion, onSeleccion] = useState(NINGUN_CASO)
      return useElegirCasos({
        ...{ seleccion, onSeleccion, toElegido: elegidoDeCaso },
        onSaved: (una) => contadas.push(una),
        readPagina: async () => ({ data: { rows: CASOS, total: CASOS.length } }),
      })
    },
    { wrapper },
  )
  const elegidos = () => [...result.current.barra.seleccion.keys()]
  act(() => result.current.selection?.onChoose(CASOS, true))
  expect(elegidos()).toEqual(['58-AB', '59-AB', '60-AB'])
  const grabada = { papel: undefined, lote: undefined }
  act(() => result.current.barra.onSaved({ ...grabada, faltaLoPedido: true, afuera: [] }))
  expect(elegidos()).toHaveLength(3)
  const afuera = [{ imponible: 59, recurso: 'AB' }]
  act(() => result.current.barra.onSaved({ ...grabada, faltaLoPedido: false, afuera }))
  expect(elegidos()).toEqual(['59-AB'])
  act(() => result.current.barra.onClear())
  expect(elegidos()).toEqual([])
  expect(contadas).toHaveLength(2)
})
