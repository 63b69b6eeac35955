import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readRows } from './support/libros.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const TE = '4412399'

test('lo que alguien cambió se lee en el historial, antes y después, y se descarga', async ({
  page,
  producto,
}) => {
  const { get, post } = createApi(producto.url, await tokenDe(producto, 'admin'))
  const todos = await (await get('/profesionales/abogados')).json()
  const { nrodni, version } = todos.find((a: { codexterno: string }) => a.codexterno === 'A01')
  expect((await post('/profesionales/editAbogado', { nrodni, version, te: TE })).ok).toBe(true)

  await llegar(page, producto, 'admin', '/abogados?editar=A01')
  await page.getByRole('link', { name: 'Ver el historial' }).click()
  await expect(page.getByRole('heading', { name: 'Historial del abogado A01' })).toBeVisible()
  await expect(page.getByText('En fase de prueba.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Ver qué cambió/ })
    .first()
    .click()
  const detalle = page.getByRole('region', { name: 'Tabla: Qué cambió' })
  await expect(detalle.getByRole('row', { name: /Teléfono/ })).toContainText(TE)
  await expectAccessibleEnAmbas(page, 'una fila abierta')

  await page.getByRole('button', { name: 'Ver todo el historial' }).click()
  await expect(page.getByRole('heading', { name: 'Qué se hizo' })).toBeVisible()
  // Waits for the rows of the audit history, because the filters move down when the rows appear.
  await expect(page.getByRole('row', { name: /Ingreso por/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Usuario').fill('nadie se llama así')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await expect(page.getByText('No hay resultados con estos filtros.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page.getByRole('row', { name: /Ferreyra, Mariana/ }).first()).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const excel = await readDownload(await downloading)
  expect(excel.name).toMatch(/^historico_\d{8}_\d{6}\.xlsx$/)
  expect(Object.keys(readRows(excel.bytes)[0] ?? {})).toEqual(
    expect.arrayContaining(['FECHA', 'USUARIO', 'DESCRIPCION']),
  )

  await llegar(page, producto, 'jefe', '/historial')
  await expect(page.getByRole('row', { name: /Descarga de historico_/ }).first()).toBeVisible()
  await llegar(page, producto, 'abogada', '/historial')
  await page.waitForURL(`${producto.url}/home`)
})
