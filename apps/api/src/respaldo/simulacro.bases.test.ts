import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { openDocumentosEnCarpeta } from '../../test/documentos-en-carpeta.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { createBeside, dropDatabase } from '../../test/postgres-server.ts'
import { type ProcesoDePrueba, startProceso } from '../../test/proceso.ts'
import { type Ejecutado, runComando } from '../../test/respaldos.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import { openDb } from '../platform/db/open-db.ts'
import { visitPuerta } from '../servidor/ask-puerta.ts'
import { connectPostgres } from './take-postgres.ts'

let emisor: Emisor
let copia: Copia
let proceso: ProcesoDePrueba
let abogada: string
const en = mkdtempSync(join(tmpdir(), 'apremia-respaldos-'))
beforeAll(async () => {
  ;[emisor, copia] = await Promise.all([startEmisor(), copyPlantilla()])
  proceso = await startProceso(copia, emisor)
  abogada = await proceso.login('20000003')
})
afterAll(async () => {
  await proceso.stop()
  emisor.close()
  for (const folder of [copia.dataDir, en]) rmSync(folder, { recursive: true, force: true })
})

const respaldo = (...args: string[]): Promise<Ejecutado> =>
  runComando(copia, proceso.port, [...args, ...(args.includes('--en') ? [] : ['--en', en])])

/** Records a legal action with a document. When the answer arrives, the server has saved both. */
const write = async (obs: string): Promise<void> => {
  const form = new FormData()
  for (const [campo, valor] of Object.entries({
    ...{ tp_id: '10', gp_id: '2', fecha: '2026-11-15', obs },
    imponibles: JSON.stringify([{ imponible: '101', recurso: 'AB' }]),
  }))
    form.append(campo, valor)
  form.append('file_0', new Blob([`%PDF-1.7 ${obs}\n${'x'.repeat(20_000)}`]), `${obs}.pdf`)
  const answer = await fetch(`${proceso.url}/api/actuaciones`, {
    ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${abogada}` } },
  })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
}

const readAnotadas = (): string =>
  readFileSync(join(copia.dataDir, 'historial-anclas.ndjson'), 'utf8')

const startWriting = () => {
  const hechas: string[] = []
  let sigue = true
  const work = (async () => {
    for (let n = 0; sigue; n += 1) {
      const obs = `simulacro ${n}`
      await write(obs)
      hechas.push(obs)
    }
  })()
  return {
    hechas,
    stop: async () => {
      sigue = false
      await work
    },
  }
}

const loseEverything = async (): Promise<void> => {
  await proceso.stop('SIGKILL')
  rmSync(join(copia.dataDir, 'documentos'), { recursive: true })
  if (copia.databaseUrl === undefined) rmSync(join(copia.dataDir, 'base'), { recursive: true })
  else {
    await dropDatabase(copia.databaseUrl)
    copia = { ...copia, databaseUrl: await createBeside(copia.databaseUrl) }
  }
}

const readActuaciones = async () => {
  const open = await openDb({ ...copia, now: new Date() })
  try {
    const { rows } = await open.pool.query<{ obs: string; documento: string }>(
      "select a.obs, d.documento from actuacion a join actuacion_documento d on d.actuacion = a.id where a.obs like 'simulacro %'",
    )
    const documentos = openDocumentosEnCarpeta(copia.dataDir)
    const fallas = await Promise.all(rows.map(({ documento }) => documentos.check(documento)))
    return {
      obs: rows.map(({ obs }) => obs),
      fallas: fallas.filter((falla) => falla !== undefined),
      cadena: await verifyChain(open.db),
    }
  } finally {
    await open.close()
  }
}

it('a copy made while people write holds every write confirmed before it began, and restores whole (R11)', async () => {
  const escritura = startWriting()
  await expect.poll(() => escritura.hechas.length).toBeGreaterThan(10)
  // Makes the server record the last row of the audit history in the file outside the database, as the daily
  // verification does.
  const anotada = await proceso.call(
    'POST',
    '/api/historial/verificar',
    await proceso.login('20000001'),
    {},
  )
  expect(anotada.status, anotada.body).toBe(200)
  const antes = [...escritura.hechas]
  const creada = await respaldo('crear', '--json')
  const despues = escritura.hechas.length
  await escritura.stop()
  expect(creada.code, creada.stderr).toBe(0)
  expect(despues).toBeGreaterThan(antes.length)
  const { nombre, faltan } = JSON.parse(creada.stdout)
  expect(faltan).toEqual([])

  const salud = JSON.parse((await proceso.call('GET', '/api/salud')).body)
  const tipo = copia.databaseUrl === undefined ? 'embebida' : 'postgresql'
  expect(salud.respaldo).toMatchObject({ base: tipo, momento: JSON.parse(creada.stdout).momento })

  const verificada = await respaldo('verificar', '--json')
  expect(verificada.code, verificada.stdout + verificada.stderr).toBe(0)
  const { puntos, ...resto } = JSON.parse(verificada.stdout)
  expect(resto).toMatchObject({ nombre, sirve: true })
  expect(puntos.map(({ punto }: { punto: string }) => punto)).toEqual([
    ...['archivos', 'filas', 'numeros', 'historial', 'casos', 'documentos'],
  ])

  await loseEverything()
  const ensayo = await respaldo('restaurar', nombre, '--dry-run')
  expect(ensayo.code, ensayo.stderr).toBe(0)
  expect(existsSync(join(copia.dataDir, 'base'))).toBe(false)
  const restaurada = await respaldo('restaurar', nombre)
  expect(restaurada.code, restaurada.stderr).toBe(0)
  expect(restaurada.stdout).toContain('La numeración sigue después de')

  const { obs, fallas, cadena } = await readActuaciones()
  expect(obs).toEqual(expect.arrayContaining(antes))
  expect(fallas).toEqual([])
  expect(cadena).toMatchObject({ valido: true })
  proceso = await startProceso(copia, emisor)
  const admin = await proceso.login('20000001')
  const dia = await proceso.call('GET', '/api/hoy/mi-dia', admin)
  expect(JSON.parse(dia.body).respaldo).toEqual({
    ultimo: JSON.parse(creada.stdout).momento,
    viejo: false,
  })
  const ajena = await proceso.call('GET', '/api/hoy/mi-dia', await proceso.login('20000003'))
  expect(JSON.parse(ajena.body).respaldo).toBeNull()
}, 600_000)

it('refuses a second copy while one is made, and restoring over a database that has something', async () => {
  let leave: () => unknown
  if (copia.databaseUrl === undefined) {
    const lugar = { folder: copia.dataDir, port: proceso.port }
    const visita = await visitPuerta(lugar, 'instantanea', new AbortController().signal)
    leave = visita.leave
  } else {
    const client = await connectPostgres(copia.databaseUrl)
    await client.query("select pg_advisory_lock(hashtext('apremia.respaldo'))")
    leave = () => client.end()
  }
  const segunda = await respaldo('crear')
  expect(segunda).toMatchObject({ code: 6, stderr: expect.stringContaining('Ya hay una copia') })
  expect(readdirSync(en).filter((name) => name.startsWith('.'))).toEqual([])
  await leave()
  const [nombre = ''] = readdirSync(en)
  const encima = await respaldo('restaurar', nombre)
  expect(encima.code, encima.stderr).not.toBe(0)
  expect(encima.stderr).toMatch(/Hay un servidor en marcha/)
  const sellos = () => readdirSync(copia.dataDir).filter((name) => name.startsWith('sello-'))
  const antes = { sellos: sellos(), anclas: readAnotadas() }
  const aparte = {
    ...copia,
    databaseUrl: copia.databaseUrl && (await createBeside(copia.databaseUrl)),
  }
  // Several servers may share a data folder, each with its own port. The command therefore gets a port on which no
  // server listens, and must still find the server that uses the folder.
  for (const args of [[], ['--dry-run']])
    expect(await runComando(aparte, 1, ['restaurar', nombre, '--en', en, ...args])).toMatchObject({
      ...{ code: 6, stdout: '' },
      stderr: expect.stringContaining(`Hay un servidor en marcha con DATA_DIR=${copia.dataDir}`),
    })
  expect({ sellos: sellos(), anclas: readAnotadas() }).toEqual(antes)
}, 600_000)

it('a copy that is killed leaves no copy, and the next one removes what was left', async () => {
  const otras = mkdtempSync(join(tmpdir(), 'apremia-respaldos-'))
  let pid = 0
  const mirar = watch(otras, (_, name) => {
    if (name?.startsWith('.parcial-') && pid > 0) process.kill(pid, 'SIGKILL')
    pid = 0
  })
  const matada = await runComando(copia, proceso.port, ['crear', '--en', otras], (suyo) => {
    pid = suyo
  })
  mirar.close()
  expect(matada.code).not.toBe(0)
  expect(readdirSync(otras)).toEqual([expect.stringMatching(/^\.parcial-/)])
  const listadas = await respaldo('listar', '--json', '--en', otras)
  expect(JSON.parse(listadas.stdout).copias).toEqual([])
  const creada = await respaldo('crear', '--en', otras)
  expect(creada.code, creada.stderr).toBe(0)
  expect(readdirSync(otras)).toEqual([expect.stringMatching(/^apremia-/)])
  const sobras = () => readdirSync(copia.dataDir).filter((name) => name.startsWith('instantanea-'))
  expect(sobras()).toEqual([])
  rmSync(otras, { recursive: true, force: true })
}, 600_000)

it('prunes with the retention, explains a wrong use and says what it would do', async () => {
  const segunda = await respaldo('crear', '--json')
  const { nombre } = JSON.parse(segunda.stdout)
  const ensayo = await respaldo('podar', '--conservar', '7d,4s', '--dry-run')
  expect(ensayo.stdout).toMatch(/^Se borraría apremia-/)
  expect(readdirSync(en)).toHaveLength(2)
  const podada = await respaldo('podar', '--conservar', '7d,4s')
  expect(podada.code, podada.stderr).toBe(0)
  expect(readdirSync(en)).toEqual([nombre])
  for (const [args, dice] of [
    [['podar'], 'Indique qué copias quedan'],
    [['podar', '--conservar', '0d'], '--conservar 0d no se entiende'],
    [['otra'], 'No existe «respaldo otra»'],
    [['listar', '--clave', 'x'], 'no lleva --clave'],
    [['listar', '--en', '/no/existe'], 'No existe la carpeta /no/existe'],
    [['podar', '--conservar'], 'Falta el valor de --conservar'],
    [['podar', '--nada'], 'No existe la opción --nada'],
    [['restaurar'], 'Indique qué copia restaurar'],
    [['crear', 'algo'], 'Sobran argumentos'],
  ] as const)
    expect(await respaldo(...args)).toMatchObject({
      ...{ code: 2, stdout: '', stderr: expect.stringContaining(dice) },
    })
  if (copia.databaseUrl === undefined)
    expect(await runComando(copia, 1, ['crear', '--en', en])).toMatchObject({
      ...{ code: 6, stderr: expect.stringContaining('ponga en PORT el puerto') },
    })
  expect((await respaldo('--help')).stdout).toContain('apremia-servidor respaldo crear')
}, 600_000)
