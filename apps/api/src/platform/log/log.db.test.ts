import { rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../../test/copia.ts'
import { type Emisor, startEmisor } from '../../../test/emisor.ts'
import { launch } from '../../../test/launch.ts'
import { formulario, leerMuestra } from '../../../test/libros.ts'
import { type ProcesoDePrueba, startProceso } from '../../../test/proceso.ts'
import { rawCall } from '../../../test/raw-http.ts'
import { copyPlantilla } from '../../../test/test-db.ts'
import { openDb } from '../db/open-db.ts'

const PERSONA = {
  dni: '31222333',
  apellido: 'Iturralde',
  nombre: 'Belisario',
  email: 'belisario@correo.example',
  rol: 'user',
}
const DEL_MUNICIPIO = ['Quiroga', '27111222']
const CLAVE = 'clave-que-no-se-cuenta'

const TRAMPAS = `
  alter table usuario add constraint prueba_apellido check (apellido <> '${PERSONA.apellido}');
  create function trampa() returns trigger language plpgsql as $$
    begin
      raise exception '% ${PERSONA.dni}', '${PERSONA.apellido}'
        using errcode = tg_argv[0], detail = '${PERSONA.email}', hint = '${PERSONA.nombre}';
    end $$;
  create trigger trampa before insert on documento for each row execute function trampa('22P02');
  create trigger trampa before insert on token_personal for each row execute function trampa('57014');`

const CONTESTA: readonly ((response: ServerResponse) => void)[] = [
  (response) => response.end(`{"APYNOM": "${DEL_MUNICIPIO.join(' ')}`),
  (response) => response.writeHead(500).end(DEL_MUNICIPIO.join(' ')),
  (response) => response.end(JSON.stringify([{ APYNOM: DEL_MUNICIPIO }])),
  (response) => response.destroy(),
  (response) => response.end(JSON.stringify({ deuda: [{ ESTADO: DEL_MUNICIPIO[0] }], legal: [] })),
]

let copia: Copia
let emisor: Emisor
let proceso: ProcesoDePrueba
let token: string
const secretos = [...Object.values(PERSONA).slice(0, 4), ...DEL_MUNICIPIO, CLAVE, '20000001']
const municipio = createServer((request, response) => {
  request.resume()
  const turno = Number(new URL(request.url ?? '', 'http://x').searchParams.get('imponible')) || 0
  CONTESTA[turno % CONTESTA.length]?.(response)
})

beforeAll(async () => {
  copia = await copyPlantilla()
  const open = await openDb({ ...copia, now: new Date() })
  await open.pool.query(TRAMPAS)
  await open.close()
  emisor = await startEmisor()
  await new Promise<void>((resolve) => municipio.listen(0, '127.0.0.1', resolve))
  proceso = await startProceso(copia, emisor, {
    LOG_LEVEL: 'trace',
    MUNICIPIO_URL: `http://127.0.0.1:${(municipio.address() as AddressInfo).port}`,
    MUNICIPIO_TOKEN: CLAVE,
  })
  token = await proceso.login('20000001')
  secretos.push(token)
})
afterAll(async () => {
  municipio.close()
  await proceso.stop()
  rmSync(copia.dataDir, { recursive: true, force: true })
})

/** Removes the times from the log, because their digits may match a number that the test looks for. */
const written = (text: string) => text.replace(/"(?:time|ms)":\d+/g, '')

const tells = (text: string): string[] =>
  written(text)
    .split('\n')
    .filter((line) => secretos.some((secreto) => line.includes(secreto)))

const status = async (answer: Promise<{ readonly status: number }>) => (await answer).status

it('whatever fails, the log has no personal data', async () => {
  const { call, port, url } = proceso
  expect(await status(call('POST', '/api/usuarios', token, PERSONA))).toBe(500)
  await call('PATCH', `/api/usuarios/${PERSONA.dni}`, token, { rol: 'admin' })
  expect(await status(call('POST', '/api/tokens', token, { nombre: 'x', dias: 1 }))).toBe(503)
  expect(await status(call('GET', `/api/nada/${PERSONA.dni}?q=${PERSONA.email}`, token))).toBe(404)
  await call('GET', `/${PERSONA.dni}`, token)
  for (const path of ['/home', '/api/abogados', '/api/usuarios', `/api/no/${PERSONA.apellido}`]) {
    await call('GET', `${path}?nombre=${PERSONA.apellido}&dni=${PERSONA.dni}`, token)
    await call('POST', path, token, PERSONA)
  }
  await rawCall(port, `GET /%zz${PERSONA.dni} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  await rawCall(port, `${PERSONA.apellido} ${PERSONA.email}\r\n\r\n`)
  await call('POST', '/api/usuarios/login', undefined, { token: PERSONA.dni })

  const form = formulario({ category: 'inmueble' }, leerMuestra('basico-inmueble-sheetjs.xlsx'))
  const upload = await fetch(`${url}/api/creaciontitulos/generatexls`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(form.payload),
  })
  expect(upload.status).toBeGreaterThanOrEqual(400)
  for (let n = 1; n <= CONTESTA.length; n += 1) {
    const path = `/municipio/deudaCC?imponible=${n}&recurso=AB&concepto=0`
    expect(await status(call('GET', path, token))).toBeGreaterThanOrEqual(400)
  }
  emisor.close()
  const last = await emisor.sign(PERSONA.dni)
  secretos.push(last)
  await call('POST', '/api/usuarios/login', undefined, { token: last })

  const log = proceso.output()
  for (const evidence of [
    '"constraint":"prueba_apellido"',
    '"code":"57014"',
    '"ruta":"/api/usuarios/:dni"',
    'la respuesta del servicio municipal llegó cortada o no es válida',
    'el servicio municipal contestó con un código de error',
  ])
    expect(log).toContain(evidence)
  expect(tells(log)).toEqual([])
})

it('each request is one line of JSON, with who asked and without what was asked', async () => {
  const { call, output } = proceso
  const { body } = await call('POST', '/api/usuarios', token, PERSONA)
  const { id } = (JSON.parse(body) as { error: { id: string } }).error
  const readPedidos = () =>
    output()
      .split('\n')
      .filter((line) => line.endsWith('"msg":"pedido"}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  await expect.poll(() => readPedidos().map(({ reqId }) => reqId)).toContain(id)
  const pedidos = readPedidos()
  const campos = new Set(pedidos.flatMap((pedido) => Object.keys(pedido)))
  expect([...campos].sort()).toEqual([
    ...['estado', 'hostname', 'level', 'metodo', 'ms', 'msg', 'persona', 'pid'],
    ...['reqId', 'ruta', 'time'],
  ])
  expect(pedidos).toContainEqual(
    expect.objectContaining({
      ...{ metodo: 'PATCH', ruta: '/api/usuarios/:dni', estado: expect.any(Number) },
      ...{ persona: expect.stringMatching(/^sesion-\d+$/), ms: expect.any(Number) },
    }),
  )
  expect(pedidos).toContainEqual(
    expect.objectContaining({ metodo: 'POST', ruta: '/api/usuarios/login', estado: 200 }),
  )
  expect(new Set(pedidos.map(({ reqId }) => reqId)).size).toBe(pedidos.length)
})

const failedStart = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const { child, output } = launch({ ...emisor.env, ...env })
  await new Promise((resolve) => child.once('close', resolve))
  expect(child.exitCode).toBe(1)
  expect(output()).not.toBe('')
  return output()
}

it('a start that fails says why, and nothing else', async () => {
  const base = { DATA_DIR: `${copia.dataDir}/otra`, APREMIA_ADMIN_DNI: PERSONA.dni }
  const outputs = [
    await failedStart({ ...base, DATABASE_URL: `postgresql://x:${CLAVE}@[::1/x` }),
    await failedStart({ ...base, DATABASE_URL: `postgresql://x:${CLAVE}@127.0.0.1:1/x` }),
  ]
  expect(tells(outputs.join('\n'))).toEqual([])
  if (copia.databaseUrl === undefined)
    expect(tells(await failedStart({ DATA_DIR: copia.dataDir }))).toEqual([])
})

if (process.env.APREMIA_TEST_MOTOR === 'postgres')
  it('a lost connection to the database is logged without personal data', async () => {
    const client = new Client({ connectionString: copia.databaseUrl })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
    await expect.poll(proceso.output).toContain('Conexión a la base perdida: {')
    expect(tells(proceso.output())).toEqual([])
  })
