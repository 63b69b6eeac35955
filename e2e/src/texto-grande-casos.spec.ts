import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { openGestion, pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'
import { cargado, probarForm } from './support/texto-grande.ts'

const BARRIO = 'Moreno'

const elPrimero = (page: Page) => page.getByRole('checkbox', { name: /^Elegir \d/ }).first()

test('con el texto al doble, o la pantalla al 400 %, se reasigna un caso y se elige qué ver en la mesa externa', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'jefe', '/mesa-extrajudicial?abogado=A05')
  await cargado(page)
  await elPrimero(page).check()
  await page.getByRole('button', { name: 'Reasignar', exact: true }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('combobox', { name: 'Abogado que recibe los casos' }).selectOption('A06')
  await expect(dialogo.getByText(/^Casos que pasan: 1\./)).toBeVisible()
  await probarForm(page, 'reasignar')
  await page.goto(`${producto.url}/abogado-externo`)
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
  await probarForm(page, 'filtrar')
})

test('con el texto al doble se usa la planilla de actuaciones con filas rechazadas', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 422/)
  await llegar(page, producto, 'admin', '/gestion?grupo=2')
  await page.getByRole('button', { name: 'Cargar planilla' }).click()
  await probarForm(page, 'la planilla de actuaciones')
  const book = XLSX.utils.book_new()
  const fila = { IMPONIBLE: 1, RECURSO: 'SS', FECHA: '19/11/2026', TIPO: 'Inexistente' }
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet([fila]), 'Actuaciones')
  const dialogo = page.getByRole('dialog')
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'actuaciones_de_noviembre_del_estudio_completo.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  })
  await dialogo.getByRole('button', { name: 'Revisar' }).click()
  await expect(dialogo.getByText('La planilla tiene filas por corregir')).toBeVisible()
  await probarForm(page, 'la planilla de actuaciones, rechazada')
})

test('con el texto al doble se deshace lo recién grabado, o se elimina de su caso', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?vence=vencidos&historico=true')
  const casilla = page.getByRole('checkbox', { name: /^Elegir \d+ (AB|SS)/ }).first()
  const nombre = ((await casilla.getAttribute('aria-label')) ?? '').replace('Elegir ', '')
  const [imponible = '', recurso = ''] = nombre.split(' ')
  await casilla.check()
  await p.abrir('Contacto telefónico')
  await p.guardar.click()
  await expect(p.confirmar).toBeVisible()
  await probarForm(page, 'guardar los cambios')
  await p.confirmar.click()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await probarForm(page, 'deshacer', 'Deshacer lo que se acaba de grabar')
  await page.goto(
    `${producto.url}/gestion?${new URLSearchParams({ grupo: '2', imponible, recurso })}`,
  )
  await p.expandir({ imponible: Number(imponible), recurso, nombre }).click()
  for (const acto of ['Eliminar', 'Editar']) {
    await p.actuaciones
      .getByRole('button', { name: new RegExp(`^${acto} Contacto`) })
      .first()
      .click()
    await probarForm(page, `${acto} una actuación`)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('con el texto al doble se usan el acuse de una carta y de varias, su anulación y el lector', async ({
  page,
  producto,
}) => {
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const casos = (await sinRadicar(BARRIO)).slice(0, 3)
  const hechas = await api.post('/cartas/lotes', {
    ...{ clase: 'inmueble', vencimiento: 'actual', omitir: '1', repetir: '1' },
    imponibles: casos.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso })),
  })
  expect(hechas.ok, await hechas.clone().text()).toBe(true)
  const { lote, trabajo } = (await hechas.json()) as {
    lote: { id: string }
    trabajo: { id: string }
  }
  // The test waits for the end of the print job, because the message about the finished job would cover the tested
  // element.
  const eventos = await api.get(`/trabajos/${trabajo.id}/eventos`)
  expect(await eventos.text()).toContain('terminado')
  await llegar(page, producto, 'abogada', `/cartas?lote=${lote.id}`)
  await cargado(page)
  const cancelar = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const resultado = page.getByRole('dialog').getByLabel('Resultado')
  await page
    .getByRole('button', { name: /^Anotar el acuse de la carta/ })
    .first()
    .click()
  for (const uno of ['Recibida', 'Devuelta']) {
    await resultado.selectOption(uno)
    await probarForm(page, `el acuse, ${uno}`)
  }
  await cancelar()
  await page
    .getByRole('button', { name: /^Anular la carta/ })
    .first()
    .click()
  await probarForm(page, 'anular una carta')
  await cancelar()
  await page.getByRole('button', { name: 'Leer con un lector' }).click()
  await probarForm(page, 'el lector')
  await cancelar()
  await page.getByRole('checkbox', { name: 'Elegir las de esta página' }).check()
  await page.getByRole('button', { name: 'Anotar el acuse', exact: true }).click()
  await probarForm(page, 'el acuse de varias')
})
