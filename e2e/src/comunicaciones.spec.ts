import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const DOCX = Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml', 'latin1')

test('una comunicación con archivo se envía, se lee, se borra y se deshace', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/comunicaciones')
  await expect(page.getByText('Todavía no hay comunicaciones.')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva Comunicación' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo.getByText('El destinatario es requerido.').first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'nueva con faltas')
  await dialogo.getByLabel('Titulo').fill('Feria de enero')
  await dialogo.getByRole('combobox', { name: /^Destinatario/ }).selectOption('20000003')
  await dialogo.getByRole('combobox', { name: /^Destinatario/ }).selectOption('20000004')
  await dialogo.getByLabel('Importancia').selectOption('urgente')
  await dialogo.getByLabel('Descripción').fill('Sin plazos del 1 al 31.')
  await dialogo.locator('input[type=file]').setInputFiles([
    { name: 'feria.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'turnos.docx', mimeType: 'application/octet-stream', buffer: DOCX },
  ])
  await expect(dialogo.getByText('feria.pdf')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo).toBeHidden()
  const fila = page.getByRole('row', { name: /Feria de enero/ })
  await expect(fila).toContainText('0 de 2 la leyeron')
  await expectAccessibleEnAmbas(page, 'la lista de quien escribe')

  await llegar(page, municipio, 'abogada')
  await page.getByRole('link', { name: '1 comunicación sin leer' }).click()
  await expect(fila).toContainText('Muñoz Peña, Carolina')
  await fila.getByRole('button', { name: 'Ver feria.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'feria.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')
  const downloading = page.waitForEvent('download')
  await fila.getByRole('button', { name: 'Descargar turnos.docx' }).click()
  expect((await downloading).suggestedFilename()).toBe('turnos.docx')
  await fila.getByRole('button', { name: /^Marcar como leída/ }).click()
  await expect(fila).toContainText('Leída el')
  await expect(page.locator(':focus')).toContainText('Leída el')
  await expect(page.getByRole('link', { name: /sin leer/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nueva Comunicación' })).toHaveCount(0)

  await llegar(page, municipio, 'invitado', '/comunicaciones')
  await expect(page.getByText('No recibió ninguna comunicación.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Nueva|Editar|Borrar|Marcar)/ })).toHaveCount(0)

  await llegar(page, municipio, 'jefe', '/comunicaciones')
  await fila.getByRole('button', { name: /^Editar/ }).click()
  await dialogo.getByLabel('Titulo').fill('Feria de enero 2027')
  await dialogo.getByRole('button', { name: 'Actualizar' }).click()
  await expect(dialogo).toBeHidden()
  await expect(fila).toContainText('Feria de enero 2027')

  await llegar(page, municipio, 'admin', '/comunicaciones')
  await expect(fila).toContainText('1 de 2 la leyeron')
  await fila.getByRole('button', { name: /^Borrar/ }).click()
  await expect(fila.getByRole('button', { name: /^Editar/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused()
  const { get } = createApi(municipio.url, await tokenDe(municipio, 'otroAbogado'))
  expect(await (await get('/comunicaciones/sin-leer')).json()).toEqual({ cantidad: 0 })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(fila.getByRole('button', { name: /^Editar/ })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})
