import { expectAccessible, tabTo } from './support/accesibilidad.ts'
import { muestra } from './support/api.ts'
import { openCreacionTitulos } from './support/creacion-titulos.ts'
import { providerToken } from './support/identidad.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, PERSONAS, test } from './support/test.ts'

const PANTALLA = '/creaciontitulos'
const BUENA = 'basico-comercio-libreoffice.xlsx'

const APARIENCIAS = [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: TELEFONO, colorScheme: 'dark' },
] as const

/** The test needs the demo, because the demo's identity provider and its sign-in page are part of the product. */
test.use({ instalado: 'demostracion' })

for (const { viewport, colorScheme } of APARIENCIAS) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('el ingreso, la identidad, el inicio y lo que no existe', async ({
      page,
      producto,
      consola,
    }) => {
      consola.expect(/status of 40[34]/)
      await page.goto(producto.url)
      await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
      await expectAccessible(page, 'ingreso')
      await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
      await page.waitForURL('**/identidad?**')
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
      await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
      await expectAccessible(page, 'inicio')
      await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await expectAccessible(page, 'menú abierto')
      await page.goto(`${producto.url}/no/existe`)
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
      await expectAccessible(page, 'no encontrada')
    })
  })
}

test('con el teclado solo: ingresar, abrir el menú, procesar una planilla y leer el resultado', async ({
  page,
  producto,
}) => {
  // The listener is added before the first page loads, because the browser reports file choosers only some time after a
  // listener is added.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({
      name: BUENA,
      mimeType: 'application/octet-stream',
      buffer: muestra(BUENA),
    }),
  )
  await page.goto(producto.url)
  await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
  await tabTo(page, page.getByRole('button', { name: 'Ingresar con AFIP' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/identidad?**')
  await tabTo(page, page.getByRole('button', { name: /Ferreyra, Mariana/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')

  // After the sign-in, the heading has the focus. The menu comes before the heading, so the test goes back with
  // Shift+Tab.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Abrir el menú' }), 60, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menú principal' })
  await tabTo(page, menu.getByRole('link', { name: 'Abogados' }))
  await expect(page.getByRole('tooltip', { name: 'Listado de abogados externos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Creación de títulos' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${PANTALLA}`)
  await expect(page.getByRole('main')).toBeFocused()

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
  await page.keyboard.press('Space')
  await expect(excel).toContainText(BUENA)
  await tabTo(page, enviar)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  // The dialog with the progress of the titles closes by itself three seconds after the end. So it is checked before
  // the test waits for the downloaded file.
  await expect(progreso).toContainText('Excel Procesado con éxito!!')
  await expect(progreso.locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await downloading
  await expect(progreso).toHaveCount(0)
  await expect(enviar).toBeFocused()
  await expect(excel.getByRole('status').first()).toContainText('Excel Procesado con éxito!!')
  await tabTo(page, excel.getByRole('button', { name: 'Descargar de nuevo' }))

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
