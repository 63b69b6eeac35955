import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { muestra } from './support/api.ts'
import {
  createLote,
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { expect, llegar, test } from './support/test.ts'

const PANTALLA = '/creaciontitulos'
const BUENA = 'basico-comercio-libreoffice.xlsx'
const CON_ERRORES = 'basico-con-errores-libreoffice.xlsx'

const archivo = (name: string) => ({ name, bytes: muestra(name) })

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Crear Excel: sin nada, enviando, listo, en las tareas y con filas por corregir', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 422/)
  await llegar(page, producto, 'admin', PANTALLA)
  const pantalla = openCreacionTitulos(page)
  await expect(pantalla.enviar).toBeVisible()
  await expectAccessibleEnAmbas(page, 'vacío')
  const held = new Promise<{ continue: () => Promise<void> }>((resolve) =>
    page.route('**/generatexls', resolve),
  )
  await pantalla.sendBasico('Comercio', archivo(BUENA))
  await expect(pantalla.progreso).toContainText('Procesando Excel...')
  await expectAccessibleEnAmbas(page, 'enviando')
  await (await held).continue()
  await expect(pantalla.excel).toContainText('Excel Procesado con éxito!!')
  await expect(pantalla.progreso).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'listo')
  await page.getByRole('button', { name: 'Tareas' }).click()
  const tareas = page.getByRole('dialog', { name: 'Tareas' })
  await expect(tareas.getByRole('article').first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'tareas')
  await tareas
    .getByRole('button', { name: `Ver informe de ${BUENA.replace('.', '_procesado.')}` })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Informe de/ })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'informe')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Informe de/ })).toHaveCount(0)
  await closeDialog(page)
  await page.unroute('**/generatexls')
  await pantalla.sendBasico('Inmueble', archivo(CON_ERRORES))
  await expect(pantalla.progreso).toContainText('Error al procesar el excel')
  await closeDialog(page)
  await expect(page.getByRole('heading', { name: /^Filas por corregir/ })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'filas por corregir')
})

test('Crear Títulos: sin nada, con sus mensajes y con cada pregunta', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of (409|422)/)
  const usada = {
    name: 'usada.xlsx',
    bytes: await prepareProcesado(producto, otrosInmuebles(producto)),
  }
  await createLote(producto, usada)
  const nueva = await prepareProcesado(producto, otrosInmuebles(producto))
  const siguiente = (await ultimoTitulo(producto)) + 1
  await llegar(page, producto, 'admin', `${PANTALLA}?pestana=titulos`)
  const pantalla = openCreacionTitulos(page)
  await expect(pantalla.lotes.getByRole('button', { name: /^Descargar/ }).first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'vacío')
  await pantalla.generar.click()
  await expect(pantalla.titulos).toContainText('Por favor, selecciona un archivo.')
  await expectAccessibleEnAmbas(page, 'con mensajes')
  await pantalla.askTitulos('Inmueble', { name: 'nueva.xlsx', bytes: nueva }, siguiente + 9)
  await expect(pantalla.confirmacion.getByLabel('Motivo')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'confirmación con salto')
  await closeDialog(page)
  await pantalla.askTitulos('Inmueble', usada, siguiente)
  await expect(pantalla.repetida).toBeVisible()
  await expectAccessibleEnAmbas(page, 'planilla repetida')
  await closeDialog(page)
  const filas = await prepareProcesado(producto, otrosInmuebles(producto))
  await pantalla.askTitulos('Comercio', { name: 'otra.xlsx', bytes: filas }, siguiente)
  await expect(pantalla.titulos.getByRole('alert').first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'rechazada')
})

test('Listado: con filas, sin resultados, con un diálogo y sin servidor', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED/)
  const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
  await createLote(producto, { name: 'listado.xlsx', bytes })
  await llegar(page, producto, 'admin', `${PANTALLA}?pestana=listado&orden=desc`)
  const anular = page.getByRole('button', { name: /^Anular el título/ }).first()
  await expect(anular).toBeVisible()
  await expectAccessibleEnAmbas(page, 'con filas')
  // Resizing the window closes an open calendar, so the calendar is opened again at each size.
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  for (const ancho of [1366, 390]) {
    await page.setViewportSize({ width: ancho, height: 768 })
    await page.getByRole('button', { name: 'Abrir el calendario de Desde Fecha' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `calendario, ${ancho}`)
    await closeDialog(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await anular.click()
  await expect(page.getByRole('dialog', { name: 'Anular título' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'anular')
  await closeDialog(page)
  await page.getByLabel('Abogado Asignado').selectOption({ label: "O'Connor, Tomás (A11)" })
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await expect(page.getByText('No hay resultados con estos filtros.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'sin resultados')
  await page.route('**/titulosinfo?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'sin servidor')
})
