import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readRows } from './support/libros.ts'
import { abrirHerramientas } from './support/telefono.ts'
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

const cargar = (page: Page) => dialogo(page).getByRole('button', { name: 'Cargar planilla' })
const archivo = (page: Page) => dialogo(page).locator('input[type=file]')

test.describe('las condiciones legales', () => {
  test('la administración las agrega y las edita', async ({ page, municipio, consola }) => {
    consola.expect(/status of 409/)
    await llegar(page, municipio, 'admin', '/condiciones')
    await expect(page.getByText('Todavía no hay condiciones legales cargadas.')).toBeVisible()
    for (const nombre of ENCABEZADOS)
      await expect(page.getByRole('columnheader', { name: nombre })).toBeVisible()

    await boton(page, 'Nueva condición').click()
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

  test('una planilla con un error no aplica nada; corregida, se carga toda', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 422/)
    await llegar(page, producto, 'admin', '/condiciones')
    await boton(page, 'Cargar planilla').click()
    const ejemplo = await descargar(page, () =>
      dialogo(page).getByRole('button', { name: 'Descargar ejemplo' }).click(),
    )
    expect(ejemplo.name).toBe('ejemplo_condiciones.xlsx')
    await archivo(page).setInputFiles(planilla([['P-2', 'Nueve', 'A99', '']]))
    await cargar(page).click()
    await expect(dialogo(page).getByText(/Escriba el código de un abogado/)).toBeVisible()
    await archivo(page).setInputFiles(
      planilla([
        ['P-1', 'Once', 'A01', 'San Nicolás'],
        ['P-2', 'Nueve', 'A02', 'San Nicolás'],
      ]),
    )
    await cargar(page).click()
    await expect(page.getByText('Agregadas: 2. Modificadas: 0. Sin cambios: 0.')).toBeVisible()
    await expect(fila(page, 'P-2')).toContainText('Roldán, Esteban (A02)')
    const excel = await descargar(page, () => boton(page, 'Descargar Excel').click())
    expect(excel.name).toBe('condiciones-legales.xlsx')
    expect(readRows(excel.bytes).map(({ CONTRATO }) => CONTRATO)).toEqual(['P-1', 'P-2'])
  })

  test('la jefatura las lee y no las cambia', async ({ page, producto }) => {
    await llegar(page, producto, 'jefe', '/condiciones')
    await expect(page.getByRole('columnheader', { name: 'Contrato' })).toBeVisible()
    await expect(boton(page, 'Nueva condición')).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeHidden()
  })
})

test('cada estado de las condiciones es accesible', async ({ page, producto, consola }) => {
  consola.expect(/status of 422/)
  await llegar(page, producto, 'admin', '/condiciones')
  await boton(page, 'Nueva condición').waitFor()
  await expectAccessibleEnAmbas(page, 'lista')
  await boton(page, 'Nueva condición').click()
  await guardar(page)
  await expect(dialogo(page).getByText('El contrato es requerido.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'nueva con faltas')
  await page.keyboard.press('Escape')
  await abrirHerramientas(page)
  await boton(page, 'Cargar planilla').click()
  await cargar(page).click()
  await expect(dialogo(page).getByText('Elija la planilla.')).toBeVisible()
  await archivo(page).setInputFiles(
    planilla([
      ['C-2', 'Nueve', 'A99', ''],
      ['', 'Nueve', 'A01', ''],
    ]),
  )
  await cargar(page).click()
  await expect(dialogo(page).getByText(/Escriba el código de un abogado/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'planilla con errores')
})
