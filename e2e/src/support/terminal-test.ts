import { writeFileSync } from 'node:fs'
import { createApi } from './api.ts'
import { otrosInmuebles, prepareProcesado, ultimoTitulo } from './creacion-titulos.ts'
import type { Producto } from './producto.ts'
import { openTerminal, type Salida, type Terminal } from './terminal.ts'
import { test as base, tokenDe } from './test.ts'

export const test = base.extend<{ terminal: Terminal; admin: { APREMIA_TOKEN: string } }>({
  terminal: async ({ producto }, use) => {
    const terminal = openTerminal(producto)
    await use(terminal)
    terminal.remove()
  },
  admin: async ({ producto }, use) => use({ APREMIA_TOKEN: await tokenDe(producto, 'admin') }),
})

export const json = ({ text }: Salida) => JSON.parse(text)

export const putProcesada = async (
  producto: Producto,
  terminal: Terminal,
  name: string,
): Promise<Buffer> => {
  const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
  writeFileSync(terminal.path(name), bytes)
  return bytes
}

/**
 * Returns the data that a dry run of a command must not change: the number of the last executive title, the counts of
 * titles and batches, and the revocation date of each access token.
 */
export const countAll = async (producto: Producto) => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const total = async (path: string) => Number((await api.get(path)).headers.get('x-total-count'))
  const tokens = (await (await api.get('/tokens')).json()) as { revocado: string | null }[]
  return {
    ultimo: await ultimoTitulo(producto),
    titulos: await total('/creaciontitulos/titulosinfo?porPagina=1'),
    lotes: await total('/creaciontitulos/lotes?porPagina=1'),
    tokens: tokens.map(({ revocado }) => revocado),
  }
}
