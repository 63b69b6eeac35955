import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessible } from './support/accesibilidad.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readRows } from './support/planillas.ts'
import { expect, llegar, test } from './support/test.ts'

const ENCABEZADOS = ['Contrato', 'Condiciones', 'Abogado', 'Municipio']

const planilla = (filas: readonly (readonly string[])[]) => {
  const book = XLSX.utils.book_new()
  const sheet = XLSX.utils.aoa_to_sheet([ENCABEZADOS, ...filas.map((fila) => [...fila])])
  XLSX.utils.book_append_sheet(book, sheet, 'Hoja1')
  return {
    name: 'condiciones.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  }
}

const dialogo = (page: Page) => page.getByRole('dialog')
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const guardar = (page: Page) => dialogo(page).getByRole('button', { name: 'Guardar' }).click()

const fila = (page: Page, contrato: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: contrato, exact: true }) })

const completar = async (page: Page, contrato: string, texto: string) => {
  await dialogo(page).getByLabel('Contrato').fill(contrato)
  await dialogo(page).getByLabel('Abogado').selectOption('A01')
  await dialogo(page).getByLabel('Condiciones').fill(texto)
}

const descargar = async (page: Page, act: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await act()
  return readDownload(await downloading)
}

/** What is on the screen, as it is seen on a desk by day and on a phone by night. */
const mirar = async (page: Page, estado: string) => {
  await expectAccessible(page, estado)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, `${estado}, en un teléfono`)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

test.describe('las condiciones legales', () => {
  test.use({
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('la administración las agrega, las edita y las carga', async ({
    page,
    municipio,
    consola,
  }) => {
    consola.expect(/status of (409|422)/)
    await llegar(page, municipio, 'admin', '/condiciones')
    await expect(page.getByText('Todavía no hay condiciones legales cargadas.')).toBeVisible()
    for (const nombre of ENCABEZADOS)
      await expect(page.getByRole('columnheader', { name: nombre })).toBeVisible()
    await mirar(page, 'sin condiciones')

    await boton(page, 'Nueva condición').click()
    await guardar(page)
    await expect(dialogo(page).getByText('El contrato es requerido.')).toBeVisible()
    await mirar(page, 'nueva con faltas')
    await completar(page, 'C-1', 'Diez por ciento.\nRendición mensual.')
    await guardar(page)
    await expect(dialogo(page)).toBeHidden()
    await expect(fila(page, 'C-1')).toContainText('Muñoz Peña, Carolina (A01)')

    await boton(page, 'Nueva condición').click()
    await completar(page, 'c-1', 'Otra vez')
    await guardar(page)
    await expect(dialogo(page).getByText(/ya tiene las condiciones de ese contrato/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogo(page)).toBeHidden()

    await boton(page, 'Editar la condición del contrato C-1').click()
    await dialogo(page).getByLabel('Condiciones').fill('Doce por ciento')
    await guardar(page)
    await expect(fila(page, 'C-1')).toContainText('Doce por ciento')
  })

  test('una planilla con errores no aplica nada; corregida, se carga toda', async ({
    page,
    municipio,
    consola,
  }) => {
    consola.expect(/status of 422/)
    await llegar(page, municipio, 'admin', '/condiciones')
    await boton(page, 'Cargar planilla').click()
    const cargar = dialogo(page).getByRole('button', { name: 'Cargar planilla' })
    await cargar.click()
    await expect(dialogo(page).getByText('Elija la planilla.')).toBeVisible()
    const ejemplo = await descargar(page, () =>
      dialogo(page).getByRole('button', { name: 'Descargar ejemplo' }).click(),
    )
    expect(ejemplo.name).toBe('ejemplo_condiciones.xlsx')
    const archivo = dialogo(page).locator('input[type=file]')
    await archivo.setInputFiles(
      planilla([
        ['C-2', 'Nueve', 'A99', ''],
        ['', 'Nueve', 'A01', ''],
      ]),
    )
    await cargar.click()
    await expect(dialogo(page).getByText(/Escriba el código de un abogado/)).toBeVisible()
    await mirar(page, 'planilla con errores')
    await archivo.setInputFiles(
      planilla([
        ['C-1', 'Once', 'A01', 'San Nicolás'],
        ['C-2', 'Nueve', 'A02', 'San Nicolás'],
      ]),
    )
    await cargar.click()
    await expect(page.getByText('Agregadas: 2. Modificadas: 0. Sin cambios: 0.')).toBeVisible()
    await expect(fila(page, 'C-2')).toContainText('Roldán, Esteban (A02)')
    await mirar(page, 'lista cargada')
    const excel = await descargar(page, () => boton(page, 'Descargar Excel').click())
    expect(excel.name).toBe('condiciones-legales.xlsx')
    expect(readRows(excel.bytes).map(({ CONTRATO }) => CONTRATO)).toEqual(['C-1', 'C-2'])
  })

  test('la jefatura las lee y no las cambia', async ({ page, producto }) => {
    await llegar(page, producto, 'jefe', '/condiciones')
    await expect(page.getByRole('columnheader', { name: 'Contrato' })).toBeVisible()
    await expect(boton(page, 'Nueva condición')).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeHidden()
  })
})
