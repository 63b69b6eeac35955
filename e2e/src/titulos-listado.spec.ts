import { freePort } from '@apremia/api/launch'
import type { Locator, Page } from '@playwright/test'
import { createApi } from './support/api.ts'
import {
  createLote,
  otrosInmuebles,
  prepareProcesado,
  readDownload,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { expectCsvLike } from './support/exportaciones.ts'
import { readRows } from './support/libros.ts'
import { opcionesDeLista } from './support/lista.ts'
import { type Copia, copyMunicipio } from './support/plantilla.ts'
import { type Producto, startProducto } from './support/producto.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const LISTADO = '/creaciontitulos?pestana=listado'

/** Returns the date `days` days from today in Buenos Aires, as DD/MM/AAAA. */
const dia = (days: number): string =>
  new Intl.DateTimeFormat('es-AR', {
    timeZone: 'America/Argentina/Buenos_Aires',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.now() + days * 86_400_000)

const iso = (texto: string): string => texto.split('/').reverse().join('-')

const openListado = (page: Page) => {
  const listado = page.getByRole('region', { name: 'Listado Títulos Creados', exact: true })
  const tabla = listado.getByRole('grid')
  return {
    listado,
    desde: listado.getByLabel('Desde Fecha', { exact: true }),
    hasta: listado.getByLabel('Hasta Fecha', { exact: true }),
    abogado: listado.getByLabel('Abogado Asignado'),
    orden: listado.getByLabel('Orden Nº Título'),
    mostrar: listado.getByRole('button', { name: 'Mostrar filtros' }),
    buscar: listado.getByRole('button', { name: 'BUSCAR' }),
    limpiar: listado.getByRole('button', { name: 'LIMPIAR', exact: true }),
    tabla,
    numeros: tabla.getByRole('rowheader'),
    total: listado.getByText(/^TOTAL: /),
  }
}

const type = async (field: Locator, date: string): Promise<void> => {
  await field.fill(date)
  await field.press('Tab')
}

const range = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => String(from + i))

const SERVICIOS = [102, 105, 108, 111].map((imponible) => ({
  imponible,
  recurso: 'SS',
  abogado: 'A02',
}))

test.describe('el listado de títulos creados', () => {
  /** Installation that every test of this file shares. Only the last two tests change its data. */
  let municipio: Producto
  let copia: Copia
  /**
   * Number of the last executive title of the first batch of these tests. The second batch has four titles of another
   * lawyer, with the next numbers.
   */
  let primero: number
  let ultimo: number

  test.beforeAll(async () => {
    copia = await copyMunicipio()
    municipio = await startProducto(copia, { port: await freePort() })
    const unos = await prepareProcesado(municipio, otrosInmuebles(municipio, 200))
    primero = (await createLote(municipio, { name: 'unos.xlsx', bytes: unos })).hasta
    const otros = await prepareProcesado(municipio, SERVICIOS)
    ultimo = (await createLote(municipio, { name: 'otros.xlsx', bytes: otros })).hasta
    expect(ultimo).toBe(primero + 4)
  })

  test.afterAll(async () => {
    await municipio.stop()
    await copia.remove()
  })

  test('pagina, ordena, filtra por abogado, y la dirección guarda el filtro', async ({ page }) => {
    await llegar(page, municipio, 'jefe', LISTADO)
    const en = openListado(page)
    const { listado, numeros, total, desde, orden, abogado, mostrar, buscar, limpiar } = en
    await expect(total).toHaveText(`TOTAL: ${ultimo} resultados`)
    await expect(numeros).toHaveText(range(1, 50))
    const paginas = page.getByRole('navigation', { name: 'Páginas de Listado Títulos Creados' })
    await paginas.getByRole('button', { name: 'Página siguiente' }).click()
    await expect(numeros.first()).toHaveText('51')
    await expect(page).toHaveURL(`${municipio.url}${LISTADO}&pagina=2`)

    await mostrar.click()
    await expect(desde).toBeFocused()
    await orden.selectOption('Descendente')
    await buscar.click()
    await expect(numeros.first()).toHaveText(String(ultimo))
    await expect(buscar).toBeHidden()
    await expect(
      listado.getByRole('button', { name: 'Quitar el filtro Orden Nº Título: Descendente' }),
    ).toBeVisible()
    await page.keyboard.press('F4')
    await abogado.selectOption('Roldán, Esteban (A02)')
    await buscar.click()
    await expect(total).toHaveText('TOTAL: 4 resultados')
    await expect(numeros).toHaveText(range(primero + 1, 4).reverse())
    await expect(page).toHaveURL(`${municipio.url}${LISTADO}&abogado=A02&orden=desc`)

    await page.reload()
    await expect(numeros).toHaveText(range(primero + 1, 4).reverse())
    await mostrar.click()
    await expect(abogado).toHaveValue('A02')
    await page.goBack()
    await expect(numeros.first()).toHaveText(String(ultimo))
    await expect(abogado).toHaveValue('')
    await expect(orden).toHaveValue('desc')
    await page.goBack()
    await expect(numeros.first()).toHaveText('51')
    await page.goForward()
    await page.goForward()
    await expect(total).toHaveText('TOTAL: 4 resultados')

    await limpiar.click()
    await expect(total).toHaveText(`TOTAL: ${ultimo} resultados`)
    await expect(orden).toHaveValue('asc')
    await expect(listado.getByRole('button', { name: 'Ocultar filtros' })).toHaveText('Ocultar')
    await listado.getByRole('button', { name: 'Ocultar filtros' }).click()
    await expect(mostrar).toHaveText('Mostrar')
    await expect(buscar).toBeHidden()
    await mostrar.click()
    await expect(buscar).toBeVisible()
  })

  test('las fechas siguen sus reglas', async ({ page }) => {
    await llegar(page, municipio, 'admin', LISTADO)
    const { listado, desde, hasta, mostrar, buscar, limpiar, total } = openListado(page)
    await expect(total).toBeVisible()
    await mostrar.click()
    await expect(hasta).toBeDisabled()
    await type(desde, dia(-1))
    await expect(hasta).toBeEnabled()
    await type(hasta, dia(-1))
    await buscar.click()
    await expect(listado).toContainText('No hay resultados con estos filtros.')
    await expect(desde).toHaveValue(dia(-1))
    await expect(page).toHaveURL(
      `${municipio.url}${LISTADO}&desde=${iso(dia(-1))}&hasta=${iso(dia(-1))}`,
    )
    await page.keyboard.press('F4')
    await type(hasta, dia(0))
    await buscar.click()
    await expect(total).toHaveText(`TOTAL: ${ultimo} resultados`)
    await page.keyboard.press('F4')
    await limpiar.click()
    await expect(desde).toHaveValue('')
    await expect(hasta).toBeDisabled()

    await type(desde, dia(1))
    await buscar.click()
    await expect(page).toHaveURL(new RegExp(`^((?!${iso(dia(1))}).)*$`))
    const api = createApi(municipio.url, await tokenDe(municipio, 'admin'))
    const futura = await api.get(`/creaciontitulos/titulosinfo?startDate=${iso(dia(1))}`)
    expect(futura.status).toBe(400)
  })

  test('el Excel y el CSV llevan todas las filas del filtro, en su orden', async ({ page }) => {
    await llegar(page, municipio, 'admin', `${LISTADO}&orden=desc`)
    const { listado, numeros } = openListado(page)
    await expect(numeros).toHaveCount(50)
    const downloading = page.waitForEvent('download')
    await listado.getByRole('button', { name: 'Descargar Excel' }).click()
    const excel = await readDownload(await downloading)
    expect(excel.name).toMatch(/^titulos_\d{8}_\d{6}\.xlsx$/)
    const rows = readRows(excel.bytes)
    expect(rows.map((row) => String(Object.values(row)[0]))).toEqual(range(1, ultimo).reverse())
    await expectCsvLike(page, excel)
  })

  test('un título se descarga, y se anula con su motivo sin perder el número', async ({ page }) => {
    await llegar(page, municipio, 'admin', LISTADO)
    const { tabla } = openListado(page)
    const fila = tabla
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '2', exact: true }) })
    const downloading = page.waitForEvent('download')
    await fila.getByRole('button', { name: 'Descargar el PDF del título 2', exact: true }).click()
    expect(readPdf((await readDownload(await downloading)).bytes)).toContain('N.º 2\n')

    await fila.getByRole('button', { name: 'Anular el título 2', exact: true }).click()
    const dialogo = page.getByRole('dialog', { name: 'Anular título' })
    await expect(dialogo.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await dialogo.getByRole('button', { name: 'Anular el título Nº 2' }).click()
    await expect(dialogo).toContainText('Explique el motivo.')
    await dialogo.getByLabel('Motivo').fill('Deuda mal imputada')
    await dialogo.getByRole('button', { name: 'Anular el título Nº 2' }).click()
    await expect(page.getByText('El título Nº 2 quedó anulado.')).toBeVisible()
    await expect(fila).toContainText('Anulado')
    await expect(fila).toContainText('Deuda mal imputada')
    await expect(fila.getByRole('button', { name: /^Anular/ })).toHaveCount(0)
    expect(await ultimoTitulo(municipio)).toBe(ultimo)
  })

  test('el abogado jefe ve y descarga, pero no anula', async ({ page }) => {
    await llegar(page, municipio, 'jefe', LISTADO)
    const { tabla } = openListado(page)
    await expect(tabla.getByRole('button', { name: /^Descargar el PDF/ })).toHaveCount(50)
    await expect(tabla.getByRole('button', { name: /^Anular/ })).toHaveCount(0)
  })

  test('sin servidor se dice qué pasó y se reintenta: nunca una lista vacía', async ({
    page,
    consola,
  }) => {
    // The server stops during the test, and the browser reports each interrupted request with a different error code.
    consola.expect(/net::ERR_[A-Z_]+/)
    await llegar(page, municipio, 'admin', LISTADO)
    const { listado, total, orden, mostrar, buscar } = openListado(page)
    await expect(total).toHaveText(`TOTAL: ${ultimo} resultados`)
    await mostrar.click()
    await municipio.stop('SIGKILL')

    await orden.selectOption('Descendente')
    await buscar.click()
    const aviso = listado.getByRole('alert')
    await expect(aviso).toContainText('Sin conexión')
    await expect(listado).not.toContainText('Todavía no hay títulos creados')
    await expect(listado).not.toContainText('No hay resultados')
    await expect(orden).toHaveValue('desc')

    municipio = await startProducto(copia, { port: municipio.port })
    await aviso.getByRole('button', { name: 'Reintentar' }).click()
    await expect(total).toHaveText(`TOTAL: ${ultimo} resultados`)
  })
})

test('un listado vacío dice por qué y qué hacer', async ({ page, municipio }) => {
  await llegar(page, municipio, 'admin', LISTADO)
  const { listado } = openListado(page)
  await expect(listado).toContainText(
    'Todavía no hay títulos creados. Se generan en la pestaña «2 - Crear Títulos».',
  )
  await expect(listado.getByRole('button', { name: 'Descargar Excel' })).toBeDisabled()
  await opcionesDeLista(page).click()
  await expect(page.getByRole('menuitem', { name: 'Descargar CSV' })).toBeDisabled()
})
