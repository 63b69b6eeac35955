import { filasTitulables, libroBasico, upload } from './libros.ts'
import type { TestApp } from './test-app.ts'

const send = (
  test: TestApp,
  token: string,
  call: string,
  bytes: Buffer,
  more: Record<string, string> = {},
) =>
  upload(
    test,
    `/api/creaciontitulos/${call}`,
    token,
    { category: 'inmueble', ...more },
    { name: 'p.xlsx', bytes },
  )

const expectOk = ({ statusCode, body }: { statusCode: number; body: string }) => {
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body.slice(0, 300)}`)
}

/** Chooses the second layout of the executive titles, and sets the data of the municipality that this layout prints. */
const chooseSegunda = async (test: TestApp, token: string, recurso: string) => {
  const cambios = { 'titulo.version': '2', 'titulo.decreto': 'Decreto N.º 123/2024' }
  for (const [clave, valor] of Object.entries(cambios))
    expectOk(await test.call('POST', '/api/parametros', token, { clave, valor }))
  const recursos = (await test.call('GET', '/api/recursos', token)).json<{ codigo: string }[]>()
  const ordenanzas = [
    {
      ...{ anio: 1990, ordenanza: 'Ordenanza Impositiva 9.001' },
      ...{ tributo: 'artículo 95', interes: 'artículo 41, 3 % mensual' },
    },
  ]
  const suyo = recursos.find(({ codigo }) => codigo === recurso)
  expectOk(await test.call('PUT', '/api/recursos', token, { ...suyo, ordenanzas }))
}

export const lastTitulo = async (test: TestApp, token: string): Promise<number> => {
  const answer = await test.call('GET', '/api/creaciontitulos/getlastitlenumber', token)
  return answer.json<{ lastTitleNumber: number }>().lastTitleNumber
}

/** Issues one batch of executive titles with a field for a signature, and returns their numbers. */
export const issueTitulosConFirma = async (
  test: TestApp,
  token: string,
  cantidad: number,
): Promise<number[]> => {
  const { rows } = await test.open.pool.query('select imponible, recurso from titulo')
  const conTitulo = new Set(rows.map((uno) => `${uno.imponible} ${uno.recurso}`))
  const filas = (await filasTitulables(test, 400)).filter(
    ([imponible, recurso]) => !conTitulo.has(`${imponible} ${recurso}`),
  )
  const recurso = filas[0]?.[1] ?? ''
  await test.open.pool.query(
    "update deuda set capital = abs(capital), interes = abs(interes) where tipo = 'I' and recurso = $1",
    [recurso],
  )
  await chooseSegunda(test, token, recurso)
  const suyas = filas.filter((fila) => fila[1] === recurso).slice(0, cantidad)
  if (suyas.length < cantidad) throw new Error('No hay filas para los títulos')
  const procesada = await send(test, token, 'generatexls', libroBasico(suyas))
  expectOk(procesada)
  const inicio = (await lastTitulo(test, token)) + 1
  expectOk(
    await send(test, token, 'generatetitles', procesada.rawPayload, {
      startTitleNumber: String(inicio),
    }),
  )
  return suyas.map((_, i) => inicio + i)
}
