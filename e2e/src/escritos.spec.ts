import { readFileSync } from 'node:fs'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { muestra } from './support/api.ts'
import { tomarImponible } from './support/convenio-nuevo.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { test } from './support/terminal-test.ts'
import { expect, llegar } from './support/test.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('una administradora sube una plantilla, y una abogada hace un escrito de su caso', async ({
  page,
  municipio,
  consola,
}) => {
  // The test uploads a wrong template and saves a wrong block of text. The browser logs an error for each refusal.
  consola.expect(/status of 422/)
  consola.expect(/status of 400/)
  await llegar(page, municipio, 'admin', '/escritos')
  await expect(page.getByText('Todavía no hay plantillas')).toBeVisible()
  const bajarInicial = async (clase: string) => {
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('region', { name: 'Plantillas para empezar' })
      .getByRole('button', { name: clase, exact: true })
      .click()
    return readFileSync(await (await downloading).path())
  }
  const subir = async (nombre: string, clase: string, name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Subir una plantilla' }).click()
    const dialog = page.getByRole('dialog', { name: 'Subir una plantilla' })
    await dialog.getByLabel('Clase').selectOption(clase)
    await dialog.getByLabel('Nombre').fill(nombre)
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: DOCX, buffer })
    await dialog.getByRole('button', { name: 'Subir una plantilla' }).click()
    return dialog
  }
  const mala = await subir('Carta de nada', 'Otro escrito', 'carta.docx', Buffer.from('hola'))
  await expect(mala.getByText(/no es un documento de Word/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una plantilla rechazada')
  await mala.getByRole('button', { name: 'Cancelar' }).click()
  const inicial = await bajarInicial('Mandamiento')
  await expect(await subir('Mandamiento de pago', 'Mandamiento', 'm.docx', inicial)).toBeHidden()
  await expect(filaOTarjeta(page, 'Mandamiento de pago')).toContainText('En uso')
  await expectAccessibleEnAmbas(page, 'las plantillas de escritos')
  await page.getByRole('tab', { name: 'Campos' }).click()
  await expect(page.getByText('{deudor.nombre}', { exact: true })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'los campos de los escritos')
  await page.getByRole('tab', { name: 'Bloques de texto' }).click()
  await page.getByRole('button', { name: 'Agregar un bloque' }).click()
  const bloque = page.getByRole('dialog', { name: 'Agregar un bloque' })
  await bloque.getByLabel('Nombre').fill('costas')
  await bloque.getByLabel('Texto').fill('Con costas a {deudor.nombr}.')
  await bloque.getByRole('button', { name: 'Guardar' }).click()
  await expect(bloque.getByText(/¿Quiso decir \{deudor\.nombre\}\?/).first()).toBeVisible()
  await bloque.getByLabel('Texto').fill('Con costas a {deudor.nombre}.')
  await bloque.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('{bloque:costas}')).toBeVisible()

  await page.getByRole('tab', { name: 'Plantillas' }).click()
  const reclamo = muestra('../escritos/reclamo.docx')
  await expect(await subir('Reclamo', 'Otro escrito', 'reclamo.docx', reclamo)).toBeHidden()

  const { numero, recurso } = await tomarImponible(municipio, 'A01', 'I')
  await llegar(page, municipio, 'abogada', `/caso/inmueble/${numero}/${recurso}`)
  await page.getByRole('button', { name: 'Escritos', exact: true }).click()
  const hacer = page.getByRole('dialog', { name: 'Hacer un escrito' })
  await hacer.getByLabel('Plantilla').selectOption('Mandamiento: Mandamiento de pago')
  await expect(hacer.getByText('Falta el juzgado: cargue la radicación.')).toBeVisible()
  await expect(hacer.getByRole('button', { name: 'Hacer y descargar' })).toBeDisabled()
  await expectAccessibleEnAmbas(page, 'lo que falta para un escrito')
  await hacer.getByLabel('Plantilla').selectOption('Otro escrito: Reclamo')
  const descarga = page.waitForEvent('download')
  await hacer.getByRole('button', { name: 'Hacer y descargar' }).click()
  const { name, bytes } = await readDownload(await descarga)
  expect(name).toBe(`Reclamo_${recurso}_${numero}.docx`)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await expect(hacer).toBeHidden()
  await expect(page.getByText('Escrito: Otro escrito')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Descargar el escrito «Reclamo» en Word' }),
  ).toBeVisible()
})
