import type { Locator, Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { abrirHerramientas, filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const PANTALLA = '/datos-del-municipio'

/**
 * Taxpayer file as a municipality exports it. The file name and the headers differ from those of the data package, and
 * the encoding is Windows-1252.
 */
const PADRON = [
  'Cuenta;Titular;Documento;Persona;Zona',
  '900901;Núñez, Eva;22.333.444;FIS;Norte',
  '900902;Peña, José;23.444.555;FIS;Sur',
  'sin número;Sosa, Luz;24.555.666;FIS;Sur',
].join('\r\n')

const elegirArchivo = (dialogo: Locator, texto: string, name = 'PADRON_CTA_20261125.csv') =>
  dialogo.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'text/csv', buffer: Buffer.from(texto, 'latin1') },
  })

const expectQueEntra = (dialogo: Locator): Promise<void> => {
  const contenido = dialogo.locator('.p-dialog-content')
  return expect
    .poll(() => contenido.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(1)
}

const openEquivalencias = async (page: Page): Promise<Locator> => {
  await abrirHerramientas(page)
  await page.getByRole('button', { name: 'Equivalencias', exact: true }).click()
  return page.getByRole('dialog', { name: 'Equivalencias' })
}

test('los archivos propios del municipio se miran, se eligen de los dos lados, se prueban y se guardan', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', PANTALLA)
  const dialogo = await openEquivalencias(page)
  await expect(dialogo.getByText(/^Todavía no hay ninguna guardada/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Ver sus columnas' }).click()
  await expect(dialogo.getByText('Elija el paquete.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'las equivalencias guardadas')

  await elegirArchivo(dialogo, PADRON)
  await dialogo.getByRole('button', { name: 'Ver sus columnas' }).click()
  const suyo = dialogo.getByRole('region', { name: 'Su archivo' })
  await expect(suyo.getByText('Núñez, Eva · Peña, José · Sosa, Luz')).toBeVisible()
  await expect(dialogo.getByLabel('Se lee como')).toHaveValue('contribuyentes')
  // The file name contains the date of the export, so the suggested file name has a wildcard instead of the date.
  await expect(dialogo.getByLabel('Nombre del archivo')).toHaveValue('PADRON_CTA_*.csv')
  await expect(dialogo.getByLabel('Codificación')).toHaveValue('windows-1252')
  await expect(dialogo.getByLabel('APYNOM', { exact: true })).toHaveValue('Titular')
  await expectAccessibleEnAmbas(page, 'los dos lados de un archivo')
  await expectQueEntra(dialogo)

  const numero = dialogo.getByLabel('NRO_CONTRIB', { exact: true })
  await numero.selectOption('')
  const guardar = dialogo.getByRole('button', { name: 'Guardar' })
  await guardar.focus()
  await page.keyboard.press('Enter')
  const falta = dialogo.getByRole('button', { name: /NRO_CONTRIB: elija el título/ })
  await expect(falta).toBeFocused()
  await expectAccessibleEnAmbas(page, 'una equivalencia incompleta')
  await page.keyboard.press('Enter')
  await expect(numero).toBeFocused()
  await page.keyboard.type('Cuenta')
  await expect(numero).toHaveValue('Cuenta')
  await expect(falta).toHaveCount(0)
  const persona = dialogo.getByLabel('TIPO_PERSONA', { exact: true })
  await persona.selectOption('Persona')
  await dialogo.getByText('Códigos (0)').first().click()
  await dialogo.getByLabel('«FIS» es').selectOption('F')
  const localidad = dialogo.getByLabel('LOCALIDAD', { exact: true })
  await localidad.selectOption({ label: 'Un valor para todas las filas' })
  await dialogo.getByLabel('Valor de LOCALIDAD').fill('San Nicolás')

  await dialogo.getByRole('button', { name: 'Probar' }).click()
  const prueba = dialogo.getByRole('status', { name: 'Prueba: así se leería' })
  await expect(prueba.getByRole('heading').first()).toBeInViewport()
  await expect(prueba).toContainText('PADRON_CTA_20261125.csv como contribuyentes')
  await expect(prueba).toContainText('Filas leídas: 3. Con algo que no se entiende: 1.')
  await expect(prueba).toContainText('San Nicolás')
  await expect(prueba).toContainText('sin número')
  await expectAccessibleEnAmbas(page, 'una equivalencia probada')

  await guardar.click()
  await expect(page.getByText('Las equivalencias se guardaron.')).toBeVisible()
  await expect(filaOTarjeta(page, 'PADRON_CTA_*.csv')).toContainText('contribuyentes')
  await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const nueva = page.getByRole('dialog', { name: 'Cargar un paquete' })
  const noche = 'PADRON_CTA_20261126.csv'
  await elegirArchivo(nueva, PADRON.split('\r\n').slice(0, 3).join('\r\n'), noche)
  await nueva.getByRole('button', { name: 'Probar' }).click()
  const carga = page.getByRole('dialog', { name: `Prueba de «${noche}»` })
  await expect(carga.getByText('Es una prueba: todavía no se cambió nada.')).toBeVisible()
  await expect(carga).toContainText(`las equivalencias guardadas (${noche} es contribuyentes)`)
  await carga.getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  await page.setViewportSize({ width: 390, height: 844 })
  await openEquivalencias(page)
  await dialogo.getByRole('button', { name: 'Cambiar la equivalencia de contribuyentes' }).click()
  await expect(dialogo.getByLabel('Valor de LOCALIDAD')).toHaveValue('San Nicolás')
  await expect(dialogo.getByLabel('TIPO_PERSONA', { exact: true })).toHaveValue('Persona')
  await expectQueEntra(dialogo)
  await expectAccessibleEnAmbas(page, 'una equivalencia en un teléfono')
  await dialogo.getByLabel('Valor de LOCALIDAD').fill('Ramallo')
  await guardar.click()
  await dialogo.getByRole('button', { name: 'Quitar la equivalencia de contribuyentes' }).click()
  const pregunta = page.getByRole('dialog', { name: 'Quitar la equivalencia de contribuyentes' })
  await expectAccessibleEnAmbas(page, 'una equivalencia por quitar')
  await pregunta.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(dialogo.getByText(/^Todavía no hay ninguna guardada/)).toBeVisible()
})

test('la jefatura ve las equivalencias y no las cambia', async ({ page, municipio }) => {
  await llegar(page, municipio, 'jefe', PANTALLA)
  const dialogo = await openEquivalencias(page)
  await expect(dialogo.getByText(/^Dicen cómo se leen/)).toBeVisible()
  await expect(dialogo.getByRole('button', { name: 'Ver sus columnas' })).toHaveCount(0)
})
