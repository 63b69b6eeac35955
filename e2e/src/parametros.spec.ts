import { readFileSync, writeFileSync } from 'node:fs'
import { checkMunicipioDeTitulo } from '@apremia/core'
import {
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
  readDownload,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { readPdf, unzip } from './support/documentos.ts'
import { openTerminal, type Salida, type Terminal } from './support/terminal.ts'
import { test as base, expect, llegar, tokenDe } from './support/test.ts'

/**
 * Each test has an Apremia server of its own, because the tests change the data of the municipality, which every
 * executive title prints.
 */
const test = base.extend<{ terminal: Terminal }>({
  terminal: async ({ municipio }, use) => {
    const terminal = openTerminal(municipio)
    await use(terminal)
    terminal.remove()
  },
})

const datos = ({ text }: Salida) => JSON.parse(text).datos

test('el municipio dice quién firma sus títulos, y queda escrito', async ({
  municipio,
  terminal,
}) => {
  const env = { APREMIA_TOKEN: await tokenDe(municipio, 'admin') }
  const apremia = (...args: string[]) => terminal.run(args, { env })
  const poner = ['parametros', 'poner', 'municipio.funcionario', 'Cr. Fermín Olazábal']

  const seco = await apremia(...poner, '--dry-run')
  expect(seco.code, seco.stderr).toBe(0)
  expect(seco.text).toMatch(/^Se pondría municipio\.funcionario = Cr\. Fermín Olazábal desde el /)
  const antes = datos(await apremia('parametros', 'ver', 'municipio.funcionario', '--json'))

  expect((await apremia(...poner)).text).toContain('(antes: Cra. Inés Ordóñez)')
  expect((await apremia(...poner)).text).toContain('no hay nada que cambiar')
  const corregir = ['parametros', 'poner', 'municipio.funcionario', 'Cr. Fermín J. Olazábal']
  for (const extra of [[], ['--dry-run']]) {
    const sinMotivo = await apremia(...corregir, ...extra)
    expect(sinMotivo.code).toBe(2)
    expect(sinMotivo.stderr).toContain('para corregirlo indique el motivo')
  }
  expect((await apremia(...corregir, '--motivo', 'faltaba la inicial')).code).toBe(0)

  const despues = datos(await apremia('parametros', 'ver', 'municipio.funcionario', '--json'))
  expect(despues).toHaveLength(antes.length + 1)
  expect(despues.at(-1)).toMatchObject({ valor: 'Cr. Fermín J. Olazábal', estado: 'vigente' })

  const bytes = await prepareProcesado(municipio, otrosInmuebles(municipio))
  writeFileSync(terminal.path('lote.xlsx'), bytes)
  const inicio = String((await ultimoTitulo(municipio)) + 1)
  const generar = ['titulos', 'generar', 'lote.xlsx', '--categoria', 'inmueble', '--si']
  const salida = await apremia(...generar, '--inicio', inicio, '-o', 'lote.zip')
  expect(salida.code, salida.stderr).toBe(0)
  const zip = await unzip(readFileSync(terminal.path('lote.zip')))
  const [pdf] = [...zip].flatMap(([name, content]) => (name.endsWith('.pdf') ? [content] : []))
  expect(readPdf(pdf ?? Buffer.alloc(0))).toContain('Cr. Fermín J. Olazábal')

  // The first zip of documents of a day contains a PDF with the latest hash of the audit history. With that hash, the
  // holder of the PDF can verify later that nobody altered the history.
  const hoja = readPdf(zip.get('constancia_del_historial.pdf') ?? Buffer.alloc(0))
  const codigo = hoja.match(/[0-9a-f]{8}/g)?.join(' ') ?? ''
  const verificado = await apremia('historial', 'verificar', '--cabeza', codigo, '--json')
  expect(datos(verificado)).toMatchObject({ valido: true, fallas: [], impresa: {} })
  const ajeno = await apremia('historial', 'verificar', '--cabeza', codigo.replace(/^./, 'x'))
  expect([ajeno.code, ajeno.stderr.includes('64 letras')]).toEqual([2, true])
})

test('solo un administrador los ve y los cambia', async ({ municipio, terminal }) => {
  const env = { APREMIA_TOKEN: await tokenDe(municipio, 'jefe') }
  for (const args of [['ver'], ['poner', 'honorarios.iva', '10.5']])
    expect((await terminal.run(['parametros', ...args], { env })).code).toBe(5)
})

test('sin quien firme ni dónde, la pantalla dice qué falta y cómo se pone', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 422/)
  const vacio = { provincia: '', ordenanza: '', expediente: '', funcionario: '', cargo: '' }
  const motivos = checkMunicipioDeTitulo({ ...vacio, nombre: 'Ramallo', lugar: '' })
  const bytes = await prepareProcesado(municipio, otrosInmuebles(municipio))
  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=titulos')
  // The demo municipality already has the data of the signer. The test therefore fakes the response of a municipality
  // without the signer's data.
  await page.route('**/api/creaciontitulos/simular', (route) => {
    const message = motivos.map(({ mensaje }) => mensaje).join(' ')
    return route.fulfill({ status: 422, json: { error: { code: 'faltan-parametros', message } } })
  })
  const pantalla = openCreacionTitulos(page)
  await pantalla.askTitulos('Inmueble', { name: 'lote.xlsx', bytes }, 1)
  const alerta = pantalla.titulos.getByRole('alert').filter({ hasText: 'Para generar títulos' })
  for (const clave of ['municipio.lugar', 'municipio.funcionario', 'municipio.cargo'])
    await expect(alerta).toContainText(`apremia parametros poner ${clave} 'valor'`)
  await expect(pantalla.confirmacion).toBeHidden()
})

test('la versión 2 del título no sale sin el decreto ni la base legal, y con las dos sale', async ({
  page,
  municipio,
  terminal,
  consola,
}) => {
  consola.expect(/status of 422/)
  const env = { APREMIA_TOKEN: await tokenDe(municipio, 'admin') }
  const apremia = async (...args: string[]) => {
    const salida = await terminal.run(args, { env })
    expect(salida.code, salida.stderr).toBe(0)
  }
  await apremia('parametros', 'poner', 'titulo.version', '2')
  // The workbook is processed while the tax AB has its legal basis. Then the legal basis is removed.
  const fundamento = '1990: Ordenanza Impositiva 9.001 | artículo 95 | artículo 41, 3 % mensual'
  await apremia('recursos', 'guardar', 'AB', '--ordenanzas', fundamento)
  const bytes = await prepareProcesado(municipio, otrosInmuebles(municipio))
  await apremia('recursos', 'guardar', 'AB', '--ordenanzas', '1990: Ordenanza Impositiva 9.001')

  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=titulos')
  const pantalla = openCreacionTitulos(page)
  const inicio = (await ultimoTitulo(municipio)) + 1
  const ask = () => pantalla.askTitulos('Inmueble', { name: 'lote.xlsx', bytes }, inicio)
  await ask()
  await expect(pantalla.titulos.getByRole('alert')).toContainText(
    "apremia parametros poner titulo.decreto 'valor'",
  )
  await apremia('parametros', 'poner', 'titulo.decreto', 'Decreto N.º 123/2024')
  await ask()
  await expect(
    page.getByRole('cell', { name: /Falta la base legal del recurso AB: / }).first(),
  ).toBeVisible()
  await expect(pantalla.confirmacion).toBeHidden()

  await apremia('recursos', 'guardar', 'AB', '--ordenanzas', fundamento)
  await ask()
  const downloading = page.waitForEvent('download')
  await pantalla.confirmacion.getByRole('button', { name: /^Generar \d+ títulos?$/ }).click()
  const zip = await unzip((await readDownload(await downloading)).bytes)
  const [pdf] = [...zip].flatMap(([name, content]) => (name.endsWith('.pdf') ? [content] : []))
  const texto = readPdf(pdf ?? Buffer.alloc(0)).replaceAll(/\s+/g, ' ')
  for (const parte of ['autorizado/a por Decreto N.º 123/2024', 'Firma y sello', '3 % mensual'])
    expect(texto).toContain(parte)
})
