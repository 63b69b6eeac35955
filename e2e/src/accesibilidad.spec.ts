import type { Page } from '@playwright/test'
import { expectAccessible, tabTo } from './support/accesibilidad.ts'
import { muestra } from './support/api.ts'
import {
  createLote,
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { providerToken } from './support/identidad.ts'
import { expect, llegar, PERSONAS, test } from './support/test.ts'

const PANTALLA = '/creaciontitulos'
const BUENA = 'basico-comercio-libreoffice.xlsx'
const CON_ERRORES = 'basico-con-errores-libreoffice.xlsx'

const APARIENCIAS = [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

const archivo = (name: string) => ({ name, bytes: muestra(name) })

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const { viewport, colorScheme } of APARIENCIAS) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    // Contrast is measured on what stays, not half-way through a transition.
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('el ingreso, la identidad, el inicio y lo que no existe', async ({
      page,
      producto,
      consola,
    }) => {
      consola.expect(/status of 403/)
      await page.goto(producto.url)
      await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
      await expectAccessible(page, 'ingreso')
      await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
      await expectAccessible(page, 'identidad de demostración')
      const held = new Promise<{ continue: () => Promise<void> }>((resolve) =>
        page.route('**/api/usuarios/login', resolve),
      )
      await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.deBaja)}`)
      await expect(page.getByRole('dialog', { name: 'Iniciando sesión' })).toBeVisible()
      await expectAccessible(page, 'ingresando')
      await (await held).continue()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'ingreso que falló')
      await page.getByRole('button', { name: 'Aceptar' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectAccessible(page, 'ingreso rechazado')
      await page.unroute('**/api/usuarios/login')
      await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.jefe)}`)
      await expect(page.getByRole('dialog', { name: /Ingresar como/ })).toBeVisible()
      await expectAccessible(page, 'ingreso por confirmar')
      await llegar(page, producto, 'admin')
      await expectAccessible(page, 'inicio')
      await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await expectAccessible(page, 'menú abierto')
      await page.goto(`${producto.url}/no/existe`)
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
      await expectAccessible(page, 'no encontrada')
    })

    test('Crear Excel: sin nada, enviando, listo, en las tareas y con filas por corregir', async ({
      page,
      producto,
      consola,
    }) => {
      consola.expect(/status of 422/)
      await llegar(page, producto, 'admin', PANTALLA)
      const pantalla = openCreacionTitulos(page)
      await expect(pantalla.enviar).toBeVisible()
      await expectAccessible(page, 'vacío')
      const held = new Promise<{ continue: () => Promise<void> }>((resolve) =>
        page.route('**/generatexls', resolve),
      )
      await pantalla.sendBasico('Comercio', archivo(BUENA))
      await expect(pantalla.progreso).toContainText('Procesando Excel...')
      await expectAccessible(page, 'enviando')
      await (await held).continue()
      await expect(pantalla.excel).toContainText('Excel Procesado con éxito!!')
      await expect(pantalla.progreso).toHaveCount(0)
      await expectAccessible(page, 'listo')
      await page.getByRole('button', { name: 'Tareas' }).click()
      const tareas = page.getByRole('dialog', { name: 'Tareas' })
      await expect(tareas.getByRole('article').first()).toBeVisible()
      await expectAccessible(page, 'tareas')
      await tareas
        .getByRole('button', { name: `Ver informe de ${BUENA.replace('.', '_procesado.')}` })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: /^Informe de/ })).toBeVisible()
      await expectAccessible(page, 'informe')
      await page.keyboard.press('Escape')
      await closeDialog(page)
      await page.unroute('**/generatexls')
      await pantalla.sendBasico('Inmueble', archivo(CON_ERRORES))
      await expect(pantalla.progreso).toContainText('Error al procesar el excel')
      await closeDialog(page)
      await expect(page.getByRole('heading', { name: /^Filas por corregir/ })).toBeVisible()
      await expectAccessible(page, 'filas por corregir')
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
      await expectAccessible(page, 'vacío')
      await pantalla.generar.click()
      await expect(pantalla.titulos).toContainText('Por favor, selecciona un archivo.')
      await expectAccessible(page, 'con mensajes')
      await pantalla.askTitulos('Inmueble', { name: 'nueva.xlsx', bytes: nueva }, siguiente + 9)
      await expect(pantalla.confirmacion.getByLabel('Motivo')).toBeVisible()
      await expectAccessible(page, 'confirmación con salto')
      await closeDialog(page)
      await pantalla.askTitulos('Inmueble', usada, siguiente)
      await expect(pantalla.repetida).toBeVisible()
      await expectAccessible(page, 'planilla repetida')
      await closeDialog(page)
      const filas = await prepareProcesado(producto, otrosInmuebles(producto))
      await pantalla.askTitulos('Comercio', { name: 'otra.xlsx', bytes: filas }, siguiente)
      await expect(pantalla.titulos.getByRole('alert').first()).toBeVisible()
      await expectAccessible(page, 'rechazada')
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
      await expectAccessible(page, 'con filas')
      // On a phone the list comes first.
      if (viewport.width < 640) await page.getByRole('button', { name: 'Mostrar filtros' }).click()
      await page.getByRole('button', { name: 'Abrir el calendario de Desde Fecha' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'calendario')
      await closeDialog(page)
      await anular.click()
      await expect(page.getByRole('dialog', { name: 'Anular título' })).toBeVisible()
      await expectAccessible(page, 'anular')
      await closeDialog(page)
      await page.getByLabel('Abogado Asignado').selectOption({ label: "O'Connor, Tomás (A11)" })
      await page.getByRole('button', { name: 'BUSCAR' }).click()
      await expect(page.getByText('No hay resultados con estos filtros.')).toBeVisible()
      await expectAccessible(page, 'sin resultados')
      await page.route('**/titulosinfo?**', (route) => route.abort())
      await page.getByRole('button', { name: 'Limpiar filtros' }).click()
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
      await expectAccessible(page, 'sin servidor')
    })
  })
}

test('con el teclado solo: ingresar, abrir el menú, procesar una planilla y leer el resultado', async ({
  page,
  producto,
}) => {
  await page.goto(producto.url)
  await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
  await tabTo(page, page.getByRole('button', { name: 'Ingresar con AFIP' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/identidad?**')
  await tabTo(page, page.getByRole('button', { name: /Ferreyra, Mariana/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')

  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await tabTo(page, page.getByRole('button', { name: 'Abrir el menú' }))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await tabTo(page, menu.getByRole('link', { name: 'Abogados' }))
  await expect(page.getByRole('tooltip', { name: 'Listado de abogados externos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Creación de títulos' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${PANTALLA}`)
  await expect(page.getByRole('main')).toBeFocused()

  // Arrows move between tabs.
  await tabTo(page, page.getByRole('tab', { name: '1 - Crear Excel' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: '2 - Crear Títulos', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')

  const { excel, enviar, progreso } = openCreacionTitulos(page)
  await tabTo(page, excel.getByLabel('Categoría'))
  await page.keyboard.type('Com')
  await expect(excel.getByLabel('Categoría')).toHaveValue('comercio')
  await tabTo(page, excel.getByLabel('Archivo', { exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await choosing).setFiles({
    name: BUENA,
    mimeType: 'application/octet-stream',
    buffer: muestra(BUENA),
  })
  await tabTo(page, enviar)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await downloading
  await expect(progreso).toContainText('Excel Procesado con éxito!!')
  expect(await progreso.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(progreso).toHaveCount(0)
  await expect(enviar).toBeFocused()
  await expect(excel.getByRole('status').first()).toContainText('Excel Procesado con éxito!!')
  await tabTo(page, excel.getByRole('button', { name: 'Descargar de nuevo' }))

  // A panel over the page keeps the focus, and gives it back.
  await page.reload()
  const tareas = page.getByRole('button', { name: 'Tareas' })
  await tabTo(page, tareas)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Tareas' })
  await tabTo(page, panel.getByRole('button', { name: /^Descargar/ }).first())
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(tareas).toBeFocused()
})
