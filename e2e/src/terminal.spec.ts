import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { freePort } from '@apremia/api/launch'
import { createApi, muestra } from './support/api.ts'
import {
  createLote,
  otrosInmuebles,
  prepareProcesado,
  readLote,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { countTitulos, sha256 } from './support/documentos.ts'
import { fetchAlone } from './support/fetch-alone.ts'
import { expectSameAmounts } from './support/importes.ts'
import { ES_OK, readProcesado } from './support/libros.ts'
import { copyMunicipio, readLoteLargo } from './support/plantilla.ts'
import { startProducto } from './support/producto.ts'
import { openTerminal } from './support/terminal.ts'
import { countAll, json, putProcesada, test } from './support/terminal-test.ts'
import { expect, identificarse, PERSONAS, tokenDe } from './support/test.ts'

const SESION = '.local/state/apremia/sesion.json'

test.describe('la sesión en la terminal', () => {
  test('se inicia en el navegador, se guarda solo para su dueño y se cierra', async ({
    page,
    producto,
    terminal,
  }) => {
    const running = terminal.start(['sesion', 'iniciar', '--fuente', 'anses', '--json'])
    const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
    const { origin, pathname, searchParams } = new URL(address)
    expect(`${origin}${pathname}`).toBe(producto.identidad)
    expect(searchParams.get('fnt')).toBe('anses')
    await page.goto(address)
    await identificarse(page, producto, 'admin')
    await expect(page.getByRole('heading', { name: 'Sesión iniciada' })).toBeVisible()
    expect(page.url()).not.toContain('token=')
    const done = await running.done
    expect(done.code, done.stderr).toBe(0)
    expect(json(done).datos).toMatchObject({
      servidor: producto.url,
      usuario: { apellido: 'Ferreyra', dni: PERSONAS.admin },
    })

    expect(statSync(terminal.path(SESION)).mode & 0o777).toBe(0o600)
    const { sesiones } = JSON.parse(readFileSync(terminal.path(SESION), 'utf8'))
    const { token } = sesiones[producto.url]
    expect(done.text + done.stderr).not.toContain(token)
    expect((await terminal.run(['sesion', 'ver'])).text).toContain('Ferreyra, Mariana')

    expect((await terminal.run(['sesion', 'cerrar'])).code).toBe(0)
    const after = createApi(producto.url, token)
    expect((await after.post('/usuarios/validate-token', { token })).status).toBe(401)
    expect((await terminal.run(['sesion', 'ver'])).code).toBe(4)
  })

  test('un programa hace el mismo recorrido, con un token personal que se revoca', async ({
    producto,
    terminal,
  }) => {
    const running = terminal.start(['sesion', 'iniciar', '--no-navegador'])
    const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
    const { searchParams } = new URL(address)
    searchParams.set('dni', PERSONAS.jefe)
    const answer = await fetchAlone(producto.identidad, { method: 'POST', body: searchParams })
    expect(await answer.text()).toContain('Sesión iniciada')
    expect((await running.done).text).toContain('Ibáñez, Guillermo')

    const creado = await terminal.run(['tokens', 'crear', 'carga nocturna', '--dias', '2'])
    expect(creado.stderr).not.toContain(creado.text.trim())
    const script = { APREMIA_TOKEN: creado.text.trim(), HOME: '' }
    expect((await terminal.run(['titulos', 'ultimo'], { env: script })).code).toBe(0)
    const [token] = json(await terminal.run(['tokens', 'listar', '--json'])).datos
    expect(token).toMatchObject({ nombre: 'carga nocturna' })
    expect((await terminal.run(['tokens', 'revocar', String(token.id), '--si'])).code).toBe(0)
    expect((await terminal.run(['titulos', 'ultimo'], { env: script })).code).toBe(4)
  })
})

test.describe('de la planilla a los títulos, en la terminal', () => {
  const LIBROS = [
    ['basico-inmueble-sheetjs.xlsx', 'inmueble'],
    ['basico-inmueble-sheetjs.xls', 'inmueble'],
    ['basico-comercio-libreoffice.xls', 'comercio'],
  ] as const

  for (const [name, categoria] of LIBROS) {
    test(`${name}: procesada, numerada e impresa al centavo`, async ({
      producto,
      terminal,
      admin: env,
    }) => {
      const base = name.replace(/\.xlsx?$/, '')
      writeFileSync(terminal.path(name), muestra(name))
      const procesar = ['titulos', 'procesar', name, '--categoria', categoria, '--json']
      const procesada = await terminal.run(procesar, { env })
      expect(procesada.code, procesada.stderr).toBe(0)
      expect(json(procesada).datos.archivo).toBe(`${base}_procesado.xlsx`)
      const bytes = readFileSync(terminal.path(`${base}_procesado.xlsx`))

      const inicio = (await ultimoTitulo(producto)) + 1
      const generada = await terminal.run(
        [
          ...['titulos', 'generar', `${base}_procesado.xlsx`, '--categoria', categoria],
          ...['--inicio', String(inicio), '--omitir-invalidas', '--forzar', '--si', '--json'],
          // Other tests of this installation may have sent an identical request, so the test gives a unique idempotency
          // key to this request.
          ...['--clave', `al-centavo-${name}`],
        ],
        { env },
      )
      expect(generada.stderr).toContain('Lote ')
      expect(generada.code, generada.stderr).toBe(0)
      const { datos } = json(generada)
      const bien = readProcesado(bytes).filter(ES_OK)
      expect(datos).toMatchObject({ desde: inicio, cantidad: bien.length, estado: 'listo' })
      const zip = readFileSync(terminal.path(`${base}_procesado_titulos.zip`))
      expect(sha256(zip)).toBe(datos.sha256)
      await expectSameAmounts(producto, bien, zip, inicio)
    })
  }

  test('la lista, el último, un PDF y el Excel salen por la terminal', async ({
    producto,
    terminal,
    admin: env,
  }) => {
    const bytes = await putProcesada(producto, terminal, 'l.xlsx')
    const lote = await createLote(producto, { name: 'l.xlsx', bytes })
    const run = (...args: string[]) => terminal.run(['titulos', ...args], { env })
    expect((await run('ultimo')).text).toBe(`${lote.hasta}\n`)
    const lista = json(await run('listar', '--orden', 'desc', '--por-pagina', '2', '--json'))
    expect(lista.total).toBe(json(await run('listar', '--todo', '--json')).datos.length)
    expect(lista.datos.map(({ numero }: { numero: number }) => numero)).toEqual([
      lote.hasta,
      lote.hasta - 1,
    ])
    expect(lista.datos[0].total).toMatch(/^\d+\.\d{2}$/)
    const tabla = await run('listar', '--orden', 'desc', '--por-pagina', '1')
    expect(tabla.text).toContain('Muñoz Peña, Carolina')
    const csv = await run('listar', '--formato', 'csv', '--por-pagina', '3')
    expect(csv.text.trimEnd().split('\n')).toHaveLength(4)
    expect((await run('listar', '--excel', 'lista.xlsx')).code).toBe(0)
    expect((await run('descargar', String(lote.hasta), '-o', 't.pdf')).code).toBe(0)
    expect(readFileSync(terminal.path('t.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await run('ejemplo', '--categoria', 'comercio', '-o', 'e.xlsx')).code).toBe(0)
    expect(readdirSync(terminal.folder).sort()).toEqual(
      expect.arrayContaining(['e.xlsx', 'l.xlsx', 'lista.xlsx', 't.pdf']),
    )
  })

  test('con «-» lee y escribe por las tuberías', async ({ terminal, admin: env }) => {
    const input = muestra('basico-comercio-sheetjs.xlsx')
    const procesada = await terminal.run(
      ['titulos', 'procesar', '-', '--categoria', 'comercio', '-o', '-'],
      { env, input },
    )
    expect(procesada.code, procesada.stderr).toBe(0)
    expect(readProcesado(procesada.stdout).filter(ES_OK)).toHaveLength(8)
    expect(procesada.stderr).toContain('8 filas OK')
    const csv = Buffer.from('NRO_INMUEBLE;RECURSO;ABOGADO\n101;AB;A01\n')
    const deCsv = await terminal.run(
      ['titulos', 'procesar', '-', '--categoria', 'inmueble', '-o', '-'],
      { env, input: csv },
    )
    expect(readProcesado(deCsv.stdout)).toMatchObject([{ imponible: '101', estado: 'OK' }])
  })
})

test('--dry-run muestra qué cambiaría y no cambia nada', async ({ producto, terminal, admin }) => {
  const bytes = await putProcesada(producto, terminal, 'seco.xlsx')
  const running = terminal.start(['sesion', 'iniciar', '--no-navegador'])
  const [, address = ''] = await running.seen(/^ {2}(http\S+)$/m)
  const { searchParams } = new URL(address)
  searchParams.set('dni', PERSONAS.admin)
  await fetchAlone(producto.identidad, { method: 'POST', body: searchParams })
  await running.done
  const { id: token } = json(await terminal.run(['tokens', 'crear', 'x', '--json'])).datos
  const lote = await createLote(producto, {
    name: 'otro.xlsx',
    bytes: await prepareProcesado(producto, otrosInmuebles(producto)),
  })
  writeFileSync(terminal.path('basica.csv'), 'NRO_INMUEBLE;RECURSO;ABOGADO\n101;AB;A01\n')
  const before = await countAll(producto)
  const files = readdirSync(terminal.folder)
  const generar = ['titulos', 'generar', 'seco.xlsx', '--categoria', 'inmueble', '--inicio']
  const cantidad = readProcesado(bytes).length
  const simulated: readonly (readonly [readonly string[], string])[] = [
    [[...generar, String(lote.hasta + 1)], `${lote.hasta + 1} a ${lote.hasta + cantidad}`],
    [['titulos', 'anular', String(lote.hasta), '--motivo', 'Una prueba'], String(lote.hasta)],
    [['titulos', 'procesar', 'basica.csv', '--categoria', 'inmueble'], 'Se completarían 1 fila'],
    [['titulos', 'reanudar', lote.id], `${lote.desde} a ${lote.hasta}`],
    [['tokens', 'crear', 'otro'], 'Se crearía el token «otro»'],
    [['tokens', 'revocar', String(token)], 'Se revocaría'],
    [['config', 'poner', 'formato', 'json'], 'json'],
    [['sesion', 'cerrar'], 'Se cerraría la sesión de Ferreyra, Mariana'],
  ]
  for (const [args, shown] of simulated) {
    const salida = await terminal.run([...args, '--dry-run'])
    expect(salida.code, salida.stderr).toBe(0)
    expect(salida.text).toContain(shown)
    const enJson = await terminal.run([...args, '--dry-run', '--json'])
    expect(json(enJson).datos).toBeDefined()
  }
  const anular = ['titulos', 'anular', '--motivo', 'Una prueba', '--dry-run']
  const abogada = { APREMIA_TOKEN: await tokenDe(producto, 'abogada') }
  const { text: personal } = await terminal.run(['tokens', 'crear', 'programa'])
  const programa = { APREMIA_TOKEN: personal.trim() }
  for (const [args, env, code] of [
    [[...anular, '999999999'], {}, 1],
    [[...anular, String(lote.hasta)], abogada, 5],
    [['tokens', 'crear', '', '--dry-run'], {}, 2],
    [['tokens', 'crear', 'de otro', '--dry-run'], programa, 5],
  ] as const) {
    const salida = await terminal.run(args, { env })
    expect([args, salida.code], salida.stderr).toEqual([args, code])
  }
  expect(await countAll(producto)).toEqual({ ...before, tokens: [null, ...before.tokens] })
  expect(readdirSync(terminal.folder)).toEqual(files)
  expect((await terminal.run(['sesion', 'ver'], { env: admin })).code).toBe(0)
})

test('si el servidor cae a mitad del lote, se retoma con los mismos bytes', async () => {
  const copia = await copyMunicipio()
  const port = await freePort()
  let producto = await startProducto(copia, { port })
  const terminal = openTerminal(producto)
  const env = { APREMIA_TOKEN: await tokenDe(producto, 'admin') }
  const bytes = readLoteLargo()
  writeFileSync(terminal.path('todo.xlsx'), bytes)
  const running = terminal.start(
    ['titulos', 'generar', 'todo.xlsx', '--categoria', 'inmueble', '--inicio', '1', '--si'],
    { env },
  )
  const [, lote = ''] = await running.seen(/Lote (\S+): títulos/)
  await producto.stop('SIGKILL')
  running.child.kill('SIGINT')
  expect((await running.done).code).toBe(130)
  const caida = await terminal.run(['titulos', 'reanudar', lote], { env })
  expect(caida.code, caida.stderr).toBe(7)

  producto = await startProducto(copia, { port })
  const hashes: string[] = []
  for (const name of ['uno.zip', 'dos.zip']) {
    const salida = await terminal.run(['titulos', 'reanudar', lote, '-o', name], { env })
    expect(salida.stderr).toContain('Títulos 1 a ')
    expect(salida.code, salida.stderr).toBe(0)
    hashes.push(sha256(readFileSync(terminal.path(name))))
  }
  const { sha256: registrado, cantidad } = await readLote(producto)
  expect(hashes).toEqual([registrado, registrado])
  expect(await countTitulos(readFileSync(terminal.path('uno.zip')))).toBe(cantidad)
  expect(cantidad).toBe(readProcesado(bytes).length)
  await producto.stop()
  terminal.remove()
  await copia.remove()
})

test('no reemplaza un archivo sin que se le pida', async ({ terminal, admin: env }) => {
  writeFileSync(terminal.path('e.xlsx'), 'mío')
  const ejemplo = ['titulos', 'ejemplo', '-o', 'e.xlsx']
  const salida = await terminal.run(ejemplo, { env })
  expect(salida.code, salida.stderr).toBe(1)
  expect(salida.stderr).toContain('Ya existe e.xlsx: no se reemplaza.')
  expect(readFileSync(terminal.path('e.xlsx'), 'utf8')).toBe('mío')
  expect((await terminal.run([...ejemplo, '--force'], { env })).code).toBe(0)
  expect(readFileSync(terminal.path('e.xlsx')).subarray(0, 2).toString()).toBe('PK')
})

test('el historial se verifica', async ({ terminal, admin: env }) => {
  const salida = await terminal.run(['historial', 'verificar', '--json'], { env })
  expect(salida.code, salida.stderr).toBe(0)
  expect(json(salida).datos).toMatchObject({ valido: true, fallas: [] })
})
