import type { TestApp } from './test-app.ts'

export type ArchivoDeFormulario = readonly [campo: string, nombre: string, bytes: Buffer]

interface Formulario {
  readonly method?: 'POST' | 'PUT'
  readonly url: string
  readonly campos: Readonly<Record<string, string>>
  readonly archivos?: readonly ArchivoDeFormulario[]
}

export const sendForm = async (
  test: TestApp,
  token: string,
  { method = 'POST', url, campos, archivos = [] }: Formulario,
) => {
  const form = new FormData()
  for (const [campo, valor] of Object.entries(campos)) form.append(campo, valor)
  for (const [campo, nombre, bytes] of archivos)
    form.append(campo, new Blob([new Uint8Array(bytes)]), nombre)
  const { headers, body } = new Request('http://apremia.test', { method: 'POST', body: form })
  return test.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}
