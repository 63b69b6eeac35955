import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchAlone } from './fetch-alone.ts'
import { ROOT } from './producto.ts'

export const muestra = (name: string): Buffer => readFileSync(join(ROOT, 'fixtures/libros', name))

export const createApi = (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const send = (method: string, path: string, body: object = {}) =>
    fetchAlone(`${url}/api${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    get: (path: string) => fetchAlone(`${url}/api${path}`, { headers }),
    post: (path: string, body?: object) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
    patch: (path: string, body: object) => send('PATCH', path, body),
    upload: (
      path: string,
      fields: Readonly<Record<string, string>>,
      file: { readonly name: string; readonly bytes: Buffer },
      extra: Readonly<Record<string, string>> = {},
    ) => {
      const form = new FormData()
      for (const [key, value] of Object.entries(fields)) form.append(key, value)
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      return fetchAlone(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, ...extra },
        body: form,
      })
    },
  }
}

export type Api = ReturnType<typeof createApi>
