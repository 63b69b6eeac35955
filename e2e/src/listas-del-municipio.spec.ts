import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import {
  abrirEdicion,
  abrirNuevo,
  apiDe,
  hallarImponible,
  ultimo,
} from './support/convenio-nuevo.ts'
import { readPdf } from './support/documentos.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogo = (page: Page) => page.getByRole('dialog')

test('un título profesional que agrega la administración se ofrece en la ficha de un abogado', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/configuracion')
  await page.getByRole('tab', { name: 'Listas' }).click()
  await expectAccessibleEnAmbas(page, 'las listas')
  await boton(page, 'Agregar a la lista').click()
  await dialogo(page).getByLabel('Nombre').fill('abogado')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText('Ya está «abogado» en la lista.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una fila con faltas')
  await dialogo(page).getByLabel('Nombre').fill('Escribana')
  await boton(page, 'Guardar').click()
  await expect(page.getByText('La lista quedó guardada.')).toBeVisible()
  await page.goto(`${municipio.url}/abogados`)
  await page.getByRole('tab', { name: 'Nuevo profesional' }).click()
  await expect(page.getByLabel('Título').locator('option', { hasText: 'Escribana' })).toHaveCount(1)
})

test('una forma de pago y un carácter que agrega la administración se usan en un convenio; al dejar de ofrecerlos, el convenio y su documento los conservan', async ({
  page,
  municipio,
}) => {
  const [CARACTER, FORMA] = ['Síndica del concurso', 'Transferencia bancaria']
  const abrirLista = async (lista: string) => {
    await page.goto(`${municipio.url}/configuracion`)
    await page.getByRole('tab', { name: 'Listas' }).click()
    await page.getByLabel('Lista', { exact: true }).selectOption(lista)
  }
  const item = await hallarImponible(municipio, 'A01', 'I')
  await llegar(page, municipio, 'admin', '/configuracion')
  await abrirLista('Carácter del firmante')
  await boton(page, 'Agregar a la lista').click()
  await dialogo(page).getByLabel('Nombre').fill(CARACTER)
  await boton(page, 'Guardar').click()
  await expect(page.getByText('La lista quedó guardada.')).toBeVisible()
  await abrirLista('Formas de pago')
  await boton(page, 'Agregar a la lista').click()
  await dialogo(page).getByLabel('Nombre').fill(FORMA)
  await dialogo(page).getByLabel('Qué pide').selectOption('El monto')
  await boton(page, 'Guardar').click()
  await expect(filaOTarjeta(page, FORMA)).toBeVisible()

  const form = await abrirNuevo(page, municipio, 'abogada')
  await form.agregar(item)
  await form.plan('W2201').check()
  await form.firmante()
  await form.campo('Carácter').selectOption({ label: CARACTER })
  await form.campo('Forma de pago').selectOption({ label: FORMA })
  await form.guardar()
  const api = await apiDe(municipio, 'abogada')
  const { id } = await ultimo(api)

  await llegar(page, municipio, 'admin', '/configuracion')
  for (const [lista, nombre] of [
    ['Carácter del firmante', CARACTER],
    ['Formas de pago', FORMA],
  ] as const) {
    await abrirLista(lista)
    await boton(page, `Editar la fila ${nombre}`).click()
    await dialogo(page).getByLabel('Se ofrece').uncheck()
    await boton(page, 'Guardar').click()
    await expect(dialogo(page).getByText('Lo usa 1 convenio.')).toBeVisible()
    await boton(page, 'Guardar').click()
    await expect(dialogo(page)).toBeHidden()
    await expect(filaOTarjeta(page, nombre)).toContainText('No')
  }
  await expectAccessibleEnAmbas(page, 'una lista con una fila que no se ofrece')

  const nuevo = await abrirNuevo(page, municipio, 'abogada')
  for (const [campo, nombre] of [
    ['Carácter', CARACTER],
    ['Forma de pago', FORMA],
  ] as const)
    await expect(nuevo.campo(campo).locator('option', { hasText: nombre })).toHaveCount(0)
  const edicion = await abrirEdicion(page, municipio, 'abogada', { id })
  await expect(edicion.campo('Carácter').locator('option:checked')).toHaveText(CARACTER)
  await expect(edicion.campo('Forma de pago').locator('option:checked')).toHaveText(FORMA)
  expect((await api.post(`/convenios/${id}/confirmar`)).status).toBe(200)
  const pdf = await api.get(`/convenios/${id}/pdf`)
  const texto = await readPdf(Buffer.from(await pdf.arrayBuffer()))
  expect(texto).toContain(CARACTER)
  expect(texto).toContain(FORMA)
})
