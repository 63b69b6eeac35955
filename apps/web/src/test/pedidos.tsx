import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../app/store.ts'
import { sesionDe } from './respuestas.ts'

/** A product over a server that gives these answers, and the names (`Idempotency-Key`) of the requests it got. */
export const pedidosCon = (respuestas: readonly (Response | Error)[]) => {
  const claves: (string | null)[] = []
  const quedan = [...respuestas]
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (_input, init) => {
      claves.push(new Headers(init?.headers).get('idempotency-key'))
      const respuesta = quedan.shift()
      if (respuesta instanceof Error || respuesta === undefined) throw respuesta
      return respuesta
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return { claves, wrapper }
}
