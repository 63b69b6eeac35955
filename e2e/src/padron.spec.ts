import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readRows } from './support/libros.ts'
import { filaOTarjeta, TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const ENCABEZADO = 'Inmueble;RECURSO;Calle;Altura;Partida;Color'

const padron = (...filas: readonly string[]) => ({
  name: 'padron.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([ENCABEZADO, ...filas].join('\n')),
})

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const aplicar = async (page: Page) => {
  await boton(page, 'Aplicar la carga').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar la carga' }).click()
}

const revisar = async (page: Page, modo: string, ...filas: readonly string[]) => {
  await page.getByLabel('Categoría').last().selectOption(modo)
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(padron(...filas))
  await page.getByRole('button', { name: 'Enviar archivo' }).last().click()
  await expect(boton(page, 'Aplicar la carga')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const dato = (page: Page, nombre: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${nombre}") + dd`))

test('del padrón provincial, empezado en un teléfono y seguido en un escritorio, se ve qué haría un archivo, se aplica, se ve qué hizo y se deshace', async ({
  page,
  municipio,
}) => {
  await page.setViewportSize(TELEFONO)
  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=registros')
  await expect(page.getByText('Todavía no se cargó ningún padrón.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'la solapa sin cargas')

  await revisar(
    page,
    'parcial',
    '888000001;AB;Mitre;12;098-888001-1;rojo',
    '888000002;AB;Belgrano;30;;',
    '888000003;ZZ;Paz;doce;;',
  )
  await expect(dato(page, 'Nuevos')).toHaveText('2')
  await expect(dato(page, 'Filas rechazadas')).toHaveText('1')
  await page.getByText('Columnas del archivo').click()
  await expect(page.getByText('«Altura» se lee como NRO')).toBeVisible()
  await expect(page.getByText('No se usan: Color.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una carga revisada')

  const downloading = page.waitForEvent('download')
  await boton(page, 'Descargar las filas rechazadas').click()
  const rechazadas = readRows((await readDownload(await downloading)).bytes)
  expect(JSON.stringify(rechazadas)).toContain('El municipio no tiene ese recurso')

  await expect(boton(page, 'Aplicar la carga')).toBeDisabled()
  await page.getByLabel('Cargar las demás y dejar afuera las rechazadas (1)').check()
  await aplicar(page)
  await expect(page.getByText('Archivo enviado con éxito')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await revisar(page, 'parcial', '888000001;AB;Mitre;14;098-888001-1;')
  await expect(dato(page, 'Cambian')).toHaveText('1')
  for (const tamano of [TELEFONO, { width: 1366, height: 768 }]) {
    await page.setViewportSize(tamano)
    await expect(filaOTarjeta(page, '888000001')).toContainText('NRO: 12 → 14')
  }
  await boton(page, 'Descartar').click()
  await expect(page.getByText('Parcial · Descartada')).toBeVisible()

  await page.getByRole('button', { name: /^Deshacer \d+$/ }).click()
  await expectAccessibleEnAmbas(page, 'antes de deshacer')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('La carga se deshizo.')).toBeVisible()
  await expect(page.getByText('Parcial · Deshecha')).toBeVisible()
})

/**
 * Register of properties (padrón) so large that the browser must upload it in several parts. The long texts of the
 * column 'Nota' make it large. The product does not use this column.
 */
const GRANDE = {
  name: 'padron-grande.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Inmueble;RECURSO;Calle;Nota',
      ...Array.from({ length: 300 }, (_, i) => `${888_100_000 + i};AB;Mitre;${'x'.repeat(30_000)}`),
    ].join('\n'),
  ),
}

test('un envío que se corta sigue donde quedó, también después de volver a la pantalla', async ({
  page,
  municipio,
}) => {
  let partes = 0
  let cortar = true
  await page.route('**/partes', async (route) => {
    partes += 1
    if (!cortar || partes === 1) await route.continue()
  })
  const enviar = async () => {
    await page.getByLabel('Categoría').last().selectOption('parcial')
    await page.locator('input[type=file]').last().setInputFiles(GRANDE)
    await page.getByRole('button', { name: 'Enviar archivo' }).last().click()
  }
  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=registros')
  await enviar()
  await expect.poll(() => partes).toBe(2)
  await expectAccessible(page, 'un envío en curso')
  await boton(page, 'Detener el envío').click()
  const aMedias = page.getByText(/^Quedó a medias el envío de padron-grande.csv: 8 MB de 8,\d MB/)
  await expect(aMedias).toBeVisible()
  await page.reload()
  await expect(aMedias).toBeVisible()
  await expectAccessible(page, 'un envío a medias')
  cortar = false
  await enviar()
  await expect(dato(page, 'Nuevos')).toHaveText('300')
  expect(partes).toBe(3)
  await expect(aMedias).toHaveCount(0)
})
