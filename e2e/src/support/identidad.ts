import { fetchAlone } from './fetch-alone.ts'
import type { Producto } from './producto.ts'

export const FUENTES = ['renaper', 'afip', 'miarg', 'anses'] as const

export const providerToken = async ({ url, identidad }: Producto, dni: string): Promise<string> => {
  const answer = await fetchAlone(identidad, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ dni, vlv: `${url}/`, fnt: 'renaper' }),
  })
  const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token')
  if (token === null) throw new Error(`El proveedor respondió ${answer.status}`)
  return token
}

export const openSesion = async (producto: Producto, dni: string): Promise<string> => {
  const login = await fetchAlone(`${producto.url}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await providerToken(producto, dni) }),
  })
  if (!login.ok) throw new Error(`El ingreso respondió ${login.status}`)
  return login.text()
}

export const sessionToken = async (producto: Producto, dni: string): Promise<string> =>
  (JSON.parse(await openSesion(producto, dni)) as { token: string }).token
