import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipTextos } from '@apremia/api/zip-textos'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { formulario } from './support/convenio-nuevo.ts'
import { openCreacionTitulos, procesar } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import {
  ADMIN,
  ingresarEnTerminal,
  runBien,
  startVacia,
  type Vacia,
} from './support/instalacion-vacia.ts'
import { readProcesado, writeBasico } from './support/libros.ts'
import { textosDeArranque } from './support/paquetes.ts'
import { openTerminal } from './support/terminal.ts'
import { json } from './support/terminal-test.ts'
import { test as base, closePages, expect } from './support/test.ts'

const test = base.extend<{ readonly vacia: Vacia }>({
  vacia: async ({ context }, use) => {
    const vacia = await startVacia()
    await use(vacia)
    await closePages(context)
    await vacia.remove()
  },
})

/**
 * First free number of an executive title. The example data package has titles made in the system used before Apremia,
 * with numbers up to 91.
 */
const SIGUIENTE = 92

/** Property of the example data package on which the test makes the executive title. */
const FILA = { imponible: 900101, recurso: 'AB', abogado: 'A01' } as const
const CON_CARTA = { imponible: 900102, recurso: 'SS', nombre: '900102 SS' } as const

test('del vacío al primer título, la primera carta y el primer convenio, por las pantallas', async ({
  page,
  vacia: { producto },
}) => {
  await page.goto(producto.url)
  await page.getByRole('button', { name: 'Ingresar con Identidad Municipal' }).click()
  await page.getByLabel('DNI').fill(ADMIN)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${producto.url}/home`)
  const tarjeta = page.getByRole('region', { name: 'Puesta en marcha' })
  await expect(tarjeta.getByRole('heading')).toHaveText('Puesta en marcha: 9 de 21')
  await expect(tarjeta).toContainText('Quién firma y dónde')
  await expectAccessibleEnAmbas(page, 'inicio de una instalación vacía')

  await page.goto(`${producto.url}/cartas`)
  await expect(page.getByText('Esta pantalla espera:')).toBeVisible()
  await page.getByRole('link', { name: 'Ir a «Puesta en marcha»' }).click()
  await expect(page.getByRole('heading', { name: 'Puesta en marcha', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Falta (12)' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'la puesta en marcha de una instalación vacía')

  await page.getByRole('button', { name: 'Completar: Quién firma y dónde' }).click()
  const firmante = page.getByRole('dialog', { name: 'Quién firma y dónde' })
  await firmante.getByRole('button', { name: 'Guardar' }).click()
  await expect(firmante.getByLabel('Lugar de emisión')).toBeFocused()
  await firmante.getByLabel('Lugar de emisión').fill('Villa Ramallo')
  await firmante.getByLabel('Funcionario firmante').fill('Cra. Ana Paz')
  await firmante.getByLabel('Cargo del firmante').fill('Directora de Rentas')
  await firmante.getByLabel('Ordenanza fiscal').fill('Ordenanza Fiscal N.º 10.234')
  await expectAccessibleEnAmbas(page, 'quién firma')
  await page.keyboard.press('Enter')
  await expect(firmante).toBeHidden()

  await page.getByRole('button', { name: 'Aceptar todo lo propuesto (18)' }).click()
  const propuesta = page.getByRole('dialog', { name: '¿Aceptar estos valores?' })
  await expect(propuesta).toContainText('2,2 %')
  await expectAccessibleEnAmbas(page, 'los valores propuestos')
  await propuesta.getByRole('button', { name: 'Aceptar los valores' }).click()
  await expect(page.getByText('Se aceptaron 18 valores')).toBeVisible()

  await page.getByRole('link', { name: /^Ir a «Datos del municipio», por Deuda/ }).click()
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const nueva = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await nueva.locator('input[type=file]').setInputFiles({
    ...{ name: 'ramallo.zip', mimeType: 'application/zip' },
    buffer: await zipTextos(textosDeArranque()),
  })
  await nueva.getByRole('button', { name: 'Probar' }).click()
  const prueba = page.getByRole('dialog', { name: 'Prueba de «ramallo.zip»' })
  await prueba.getByRole('button', { name: 'Cargar', exact: true }).click()
  const pregunta = page.getByRole('dialog', { name: 'Cargar el paquete' })
  await pregunta.getByRole('button', { name: 'Cargar', exact: true }).click()
  await expect(page.getByText('El paquete se cargó.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${producto.url}/creaciontitulos`)
  const pantalla = openCreacionTitulos(page)
  const basico = { name: 'base.xlsx', bytes: writeBasico('NRO_INMUEBLE', [FILA]) }
  const procesada = await procesar(page, pantalla, 'Inmueble', basico)
  expect(readProcesado(procesada.bytes).map(({ estado }) => estado)).toEqual(['OK'])
  await pantalla.tab('2 - Crear Títulos').click()
  await expect(pantalla.ultimo).toHaveText('Último título creado: 91')
  await pantalla.askTitulos('Inmueble', procesada, SIGUIENTE)
  await pantalla.confirmacion.getByRole('button', { name: /^Generar/ }).click()
  await expect(page.getByText(`Último título creado: ${SIGUIENTE}`)).toBeVisible()

  await page.goto(
    `${producto.url}/gestion?grupo=2&imponible=${CON_CARTA.imponible}&recurso=${CON_CARTA.recurso}`,
  )
  const gestion = pantallaDeGestion(page)
  await gestion.casilla(CON_CARTA).check()
  await gestion.abrir('Aviso final prejudicial')
  const carta = gestion.form.getByRole('region', { name: 'Carta de intimación' })
  await expect(carta).toContainText('IBÁÑEZ')
  const delMesSiguiente = carta.getByRole('radio', { name: /del mes siguiente$/ })
  if (await delMesSiguiente.isVisible()) await delMesSiguiente.check()
  await gestion.guardar.click()
  await gestion.confirmar.click()
  await expect(page.getByRole('dialog', { name: /^Carta Nº 1$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${producto.url}/convenios`)
  await page.getByRole('button', { name: 'Nuevo Convenio' }).click()
  const convenio = formulario(page, 'Nuevo Convenio')
  await convenio.agregar({ numero: CON_CARTA.imponible, recurso: CON_CARTA.recurso })
  await convenio.plan('W2112').check()
  await convenio.firmante()
  await convenio.guardar()
  await expect(page.getByRole('row', { name: /IBÁÑEZ/ })).toBeVisible()

  await page.goto(`${producto.url}/puesta-en-marcha`)
  const numeracion = page.getByRole('listitem').filter({ hasText: 'Último número de título' })
  await expect(numeracion).toContainText(`El último es el ${SIGUIENTE}.`)
})

test('del vacío al primer título y la primera carta, por la terminal', async ({
  page,
  vacia: { producto },
}) => {
  const terminal = openTerminal(producto)
  const bien = runBien(terminal)
  await ingresarEnTerminal(page, terminal)
  const vacia = await terminal.run(['instalacion', 'revisar', '--json'])
  expect(vacia.code).toBe(1)
  expect(json(vacia).datos).toMatchObject({ hechas: 9, total: 21 })

  await bien(
    ...['instalacion', 'firmante', '--lugar', 'Villa Ramallo', '--funcionario', 'Cra. Ana Paz'],
    ...['--cargo', 'Directora de Rentas'],
  )
  await bien('instalacion', 'aceptar', 'todo')
  mkdirSync(terminal.path('paquete'))
  for (const [nombre, texto] of textosDeArranque())
    writeFileSync(terminal.path(join('paquete', nombre)), texto)
  await bien('municipio', 'revisar', 'paquete')
  await bien('municipio', 'cargar', 'paquete', '--si')
  writeFileSync(terminal.path('base.xlsx'), writeBasico('NRO_INMUEBLE', [FILA]))
  await bien('titulos', 'procesar', 'base.xlsx', '--categoria', 'inmueble', '-o', 'procesada.xlsx')
  await bien(
    ...[
      'titulos',
      'generar',
      'procesada.xlsx',
      '--categoria',
      'inmueble',
      '--inicio',
      String(SIGUIENTE),
    ],
    ...['--si', '-o', 'titulos.zip'],
  )
  expect((await bien('titulos', 'ultimo')).text).toContain(String(SIGUIENTE))
  await bien(
    ...['cartas', 'hacer', `${CON_CARTA.imponible}:${CON_CARTA.recurso}`],
    ...['--categoria', 'inmueble', '--vencimiento', 'siguiente', '--si', '-o', 'cartas.pdf'],
  )
  expect(readPdf(readFileSync(terminal.path('cartas.pdf')))).toContain('IBÁÑEZ')

  for (const [clave, valor] of [
    ['plan.tasaMensual.ABLT', '2'],
    ['plan.tasaMensual.SHANT', '2.5'],
    ['evaluacion.sin_radicar', '20'],
    ['evaluacion.sin_archivar', '30'],
    ['evaluacion.faltantes', '20'],
    ['FECHA_INICIAL', '2025-01-01'],
    ['SIN_EVALUAR', '2023-01-01'],
  ] as const)
    await bien('parametros', 'poner', clave, valor)
  const completa = await bien('instalacion', 'revisar', '--json')
  expect(json(completa).datos).toMatchObject({ hechas: 21, total: 21 })
  terminal.remove()
})
