import type { SesionAbierta } from '../session/session-slice.ts'
import { CLAVE_DE_SESION } from '../session/session-storage.ts'

export const sesionDe = (
  cambios: Partial<SesionAbierta['usuario']> = {},
  token = 'apr_s_1',
): SesionAbierta => ({
  token,
  expiraEn: '2026-11-20T15:30:00.000Z',
  usuario: {
    dni: '20000001',
    nombre: 'Mariana',
    apellido: 'Ferreyra',
    email: '',
    rol: 'admin',
    abogado: '',
    permisos: [],
    ...cambios,
  },
})

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json' },
  })

export const fallo = (status: number, code: string, message: string): Response =>
  json({ error: { code, message } }, status)

export interface Llamada {
  readonly path: string
  readonly authorization: string | null
}

/** Makes a server with fixed responses by path. Returns its `fetch` and the list of calls, in order. */
export const servidor = (answers: Readonly<Record<string, () => Response>>) => {
  const llamadas: Llamada[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input)
    llamadas.push({ path, authorization: new Headers(init?.headers).get('authorization') })
    return answers[path]?.() ?? fallo(404, 'no-encontrado', 'No existe.')
  }
  return { fetch, llamadas }
}

export const almacen = (inicial: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(inicial))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

export const almacenConSesion = (sesion = sesionDe()) =>
  almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesion) })
