import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { vi } from 'vitest'
import { makeStore } from '../app/store.ts'
import { sesionDe } from './respuestas.ts'

const stubUploads = (answer: (headers: Headers) => Promise<Response>): void => {
  class Upload {
    readonly upload = {}
    readonly #headers = new Headers()
    status = 0
    response = new Blob()
    onload = () => {}
    onerror = () => {}
    open() {}
    abort() {}
    getAllResponseHeaders = () => 'content-type: application/json'
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    send() {
      answer(this.#headers)
        .then(async (respuesta) => {
          this.status = respuesta.status
          this.response = await respuesta.blob()
          this.onload()
        })
        .catch(() => this.onerror())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
}

/**
 * Makes a React wrapper with a signed-in store whose requests get the given responses, in order. An `Error` makes the
 * request fail. `claves` collects the `Idempotency-Key` of every request.
 */
export const pedidosCon = (respuestas: readonly (Response | Error)[]) => {
  const claves: (string | null)[] = []
  const quedan = [...respuestas]
  const sesion = JSON.stringify(sesionDe())
  const answer = async (headers: Headers): Promise<Response> => {
    claves.push(headers.get('idempotency-key'))
    const respuesta = quedan.shift()
    if (respuesta instanceof Error || respuesta === undefined) throw respuesta
    return respuesta
  }
  stubUploads(answer)
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: (_input, init) => answer(new Headers(init?.headers)),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  return { claves, wrapper }
}
