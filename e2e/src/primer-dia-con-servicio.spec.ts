import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fechaEnZona } from '@apremia/core'
import { collectDemo, type LoteDemo } from '@apremia/fixtures'
import { type Anfitrion, startAnfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { MEDIDA_REAL } from '@apremia/fixtures/paquete'
import { formulario } from './support/convenio-nuevo.ts'
import { readPdf } from './support/documentos.ts'
import { ingresarEnTerminal, runBien, startVacia, type Vacia } from './support/instalacion-vacia.ts'
import { readProcesado, writeBasico } from './support/libros.ts'
import { openTerminal } from './support/terminal.ts'
import { json } from './support/terminal-test.ts'
import { test as base, closePages, expect } from './support/test.ts'

/**
 * True to test with a municipality of 180,000 properties and print how long each command takes. Only a manual run does
 * this. By default, the test uses the demo municipality.
 */
const REAL = process.env.APREMIA_TAMANO === 'real'

// Time limit of the tests of this file, in milliseconds. It includes the time to create the municipality.
base.describe.configure({ timeout: REAL ? 7_200_000 : 300_000 })

interface ConServicio {
  readonly vacia: Vacia
  readonly anfitrion: Anfitrion
  readonly lote: LoteDemo
}

const test = base.extend<{ readonly conServicio: ConServicio }>({
  conServicio: async ({ context }, use) => {
    const hoy = fechaEnZona(new Date())
    const medida = REAL ? MEDIDA_REAL : undefined
    const lote = collectDemo({ semilla: 1, tamano: 'chico', hoy, medida })
    const anfitrion = await startAnfitrion({ lote, token: 'credencial-de-prueba' })
    const vacia = await startVacia({
      MUNICIPIO_URL: anfitrion.url,
      MUNICIPIO_TOKEN: anfitrion.token,
    })
    await use({ vacia, anfitrion, lote })
    await closePages(context)
    await vacia.remove()
    await anfitrion.close()
  },
})

const ABOGADO = 'A01'

/** Returns the CSV file `abogados` of a data package, with the lawyers to whom the municipal service assigns debt. */
const writeAbogados = (lote: LoteDemo): string =>
  [
    'CODEXTERNO;APELLIDO;NOMBRE;NRODNI;DIRECCION;TE;MATRICULA;HORARIOS',
    ...lote.abogado.map(({ codexterno, apellido, nombre, nrodni }) =>
      [codexterno, apellido, nombre, nrodni, 'Mitre 100', '3407421000', 'T.I F.10', '9 a 13'].join(
        ';',
      ),
    ),
    '',
  ].join('\n')

interface Item {
  readonly imponible: number
  readonly recurso: string
}

/**
 * Returns the properties of the lawyer that the test can use, from the largest debt to the smallest. The debt of each
 * property is unpaid, is in no payment plan and has at least two tax periods. The test makes its payment agreement on
 * the last property, because its plan is for small debts.
 */
const listSinReparos = (lote: LoteDemo): readonly Item[] => {
  const grupos = new Map<string, LoteDemo['deuda'][number][]>()
  for (const periodo of lote.deuda) {
    if (periodo.tipo !== 'I' || periodo.estado === 'CANCELADA' || periodo.legal === '') continue
    const clave = `${periodo.imponible} ${periodo.recurso}`
    grupos.set(clave, [...(grupos.get(clave) ?? []), periodo])
  }
  const deudaDe = (periodos: readonly LoteDemo['deuda'][number][]): number =>
    periodos.reduce((suma, { capital, interes }) => suma + capital + interes, 0)
  const porDeuda = [...grupos.values()].sort((a, b) => deudaDe(b) - deudaDe(a))
  return porDeuda.flatMap((periodos) => {
    const [primero] = periodos
    const sirve =
      periodos.length >= 2 &&
      periodos.every(({ legal, estado, capital, interes, situacion }) => {
        const impaga = estado === 'PENDIENTE' && capital > 0 && interes >= 0
        return impaga && legal === ABOGADO && situacion === 'GL'
      })
    return sirve && primero ? [{ imponible: primero.imponible, recurso: primero.recurso }] : []
  })
}

test('del vacío al primer título, la primera carta y el primer convenio, con el servicio del municipio', async ({
  page,
  conServicio: {
    vacia: { producto },
    lote,
  },
}) => {
  const terminal = openTerminal(producto)
  const run = runBien(terminal)
  const bien: typeof run = async (...args) => {
    const desde = Date.now()
    const salida = await run(...args)
    if (REAL)
      console.info(`${((Date.now() - desde) / 1000).toFixed(1)} s  apremia ${args.join(' ')}`)
    return salida
  }
  await ingresarEnTerminal(page, terminal)
  await bien(
    ...['instalacion', 'firmante', '--lugar', 'Villa Ramallo', '--funcionario', 'Cra. Ana Paz'],
    ...['--cargo', 'Directora de Rentas'],
  )
  await bien('instalacion', 'aceptar', 'todo')
  mkdirSync(terminal.path('personas'))
  writeFileSync(terminal.path('personas/abogados.csv'), writeAbogados(lote))
  writeFileSync(terminal.path('personas/manifiesto.csv'), 'ARCHIVO;MODO\nabogados;parcial\n')
  await bien('municipio', 'cargar', 'personas', '--si')
  await bien('municipio', 'comprobar')
  expect((await bien('municipio', 'sincronizar')).stderr).toContain('Se aplicó la carga')
  await bien('casos', 'verificar')

  const items = listSinReparos(lote)
  // The last two properties get no executive title. One gets a demand letter. The other gets an agreement, which would
  // be judicial if its debt had a title.
  const deTitulos = items.slice(0, -2).slice(0, REAL ? 1_000 : 3)
  const [conCarta, conConvenio] = items.slice(-2)
  if (!conCarta || !conConvenio) throw new Error('No hay inmuebles para los papeles')
  const filas = deTitulos.map((item) => ({ ...item, abogado: ABOGADO }))
  writeFileSync(terminal.path('base.xlsx'), writeBasico('NRO_INMUEBLE', filas))
  await bien('titulos', 'procesar', 'base.xlsx', '--categoria', 'inmueble', '-o', 'procesada.xlsx')
  const estados = readProcesado(readFileSync(terminal.path('procesada.xlsx'))).map((f) => f.estado)
  expect(estados).toEqual(filas.map(() => 'OK'))
  await bien(
    ...['titulos', 'generar', 'procesada.xlsx', '--categoria', 'inmueble', '--inicio', '1'],
    ...['--si', '-o', 'titulos.zip'],
  )
  expect(json(await bien('titulos', 'ultimo', '--json'))).toMatchObject({
    datos: { ultimo: filas.length },
  })
  await bien(
    ...['cartas', 'hacer', `${conCarta.imponible}:${conCarta.recurso}`, '--categoria', 'inmueble'],
    ...['--vencimiento', 'siguiente', '--si', '-o', 'cartas.pdf'],
  )
  expect(readPdf(readFileSync(terminal.path('cartas.pdf')))).toContain('Ramallo')

  await page.goto(producto.url)
  await page.getByRole('button', { name: 'Ingresar con Identidad Municipal' }).click()
  await page.waitForURL(`${producto.url}/home`)
  await page.goto(`${producto.url}/mesa-extrajudicial?abogado=${ABOGADO}`)
  await expect(page.getByText(/^Datos del servicio del municipio, del /)).toBeVisible()
  await page.goto(`${producto.url}/convenios`)
  await page.getByRole('button', { name: 'Nuevo Convenio' }).click()
  const convenio = formulario(page, 'Nuevo Convenio')
  await convenio.agregar({ numero: conConvenio.imponible, recurso: conConvenio.recurso })
  await convenio.plan('W2112').check()
  await convenio.firmante()
  await convenio.guardar()
  expect((await bien('historial', 'verificar')).code).toBe(0)
  terminal.remove()
})
