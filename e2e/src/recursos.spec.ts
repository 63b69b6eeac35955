import { zipTextos } from '@apremia/api/zip-textos'
import { fechaEnZona } from '@apremia/core'
import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { createLote, prepareProcesado, waitTrabajo } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { textosDeDeuda } from './support/paquetes.ts'
import type { Producto } from './support/producto.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const INMUEBLE = 1
const NOMBRE = 'Tasa por Conservación de la Red Vial'

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogo = (page: Page) => page.getByRole('dialog')

const loadDeuda = async (producto: Producto): Promise<{ readonly estado: string }> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const anio = Number(fechaEnZona(new Date()).slice(0, 4)) - 1
  const deuda = textosDeDeuda(
    [1, 2].map(
      (cuota) =>
        `I;${INMUEBLE};TV;${anio};${cuota};${anio}-0${cuota}-10;90000.00;10000.00;PENDIENTE;GL;A01`,
    ),
  )
  const textos = new Map([
    ...deuda,
    ['imponibles.csv', `TIPO;IMPONIBLE;RECURSO\nI;${INMUEBLE};TV\n`],
  ])
  textos.set('manifiesto.csv', `${textos.get('manifiesto.csv')}imponibles;parcial;\n`)
  const file = { name: 'vial.zip', bytes: await zipTextos(textos) }
  const answer = await api.upload('/paquetes', {}, file)
  const { carga, trabajo } = (await answer.json()) as { carga: number; trabajo: { id: string } }
  await waitTrabajo(producto, trabajo.id)
  return (await (await api.get(`/paquetes/${carga}`)).json()) as { estado: string }
}

const readTitulo = async (producto: Producto): Promise<string> => {
  const filas = [{ imponible: INMUEBLE, recurso: 'TV', abogado: 'A01' }]
  const bytes = await prepareProcesado(producto, filas)
  const lote = await createLote(producto, { name: 'vial.xlsx', bytes })
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const pdf = await api.get(`/creaciontitulos/titulos/${lote.desde}/documento`)
  return readPdf(Buffer.from(await pdf.arrayBuffer()))
}

test('un recurso que agrega la administración sirve para cargar su deuda y para un título', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 409/)
  expect((await loadDeuda(municipio)).estado).toBe('rechazada')

  await llegar(page, municipio, 'admin', '/configuracion')
  await page.getByRole('tab', { name: 'Recursos' }).click()
  await expect(page.getByText('28 de 28 recursos')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'los recursos')
  await boton(page, 'Nuevo recurso').click()
  await expect(dialogo(page).getByLabel('Código')).toBeFocused()
  await page.keyboard.type('ab')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText(/^Ya está el código AB/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un recurso con faltas')
  await dialogo(page).getByLabel('Código').fill('tv')
  await dialogo(page).getByLabel('Nombre').fill(NOMBRE)
  await dialogo(page).getByLabel('Ordenanza', { exact: true }).fill('Ordenanza 9.001')
  await dialogo(page).getByLabel('Ordenanza de cada año').fill('2025: Ordenanza 9.100')
  await dialogo(page).getByLabel('Tipo').selectOption('De inmuebles')
  await dialogo(page).getByLabel('Pago único').check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El recurso TV quedó guardado.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('red vial conservacion')
  await expect(page.getByText('2 de 29 recursos')).toBeVisible()
  await expect(filaOTarjeta(page, NOMBRE)).toContainText('Ordenanza 9.001')

  expect((await loadDeuda(municipio)).estado).toBe('aplicada')
  const titulo = await readTitulo(municipio)
  expect(titulo).toContain(NOMBRE)
  expect(titulo).toContain('Ordenanza 9.100')

  await test.step('en uso, no cambia de tipo; se desactiva y lo que se debe sigue', async () => {
    await boton(page, 'Editar el recurso TV').click()
    await dialogo(page).getByLabel('Tipo').selectOption('De comercios')
    await boton(page, 'Guardar').click()
    await expect(dialogo(page).getByText(/^Lo usan? .*1 título\.$/)).toBeVisible()
    await boton(page, 'Guardar').click()
    await expect(
      dialogo(page).getByText('El recurso TV ya se usa: su tipo no cambia.'),
    ).toBeVisible()
    await dialogo(page).getByLabel('Tipo').selectOption('De inmuebles')
    await dialogo(page).getByLabel('Activo').uncheck()
    await boton(page, 'Guardar').click()
    await expect(dialogo(page).getByText(/^Deja de ofrecerse en las listas\./)).toBeVisible()
    await boton(page, 'Guardar').click()
    await expect(filaOTarjeta(page, NOMBRE)).toContainText('Inactivo')
    await boton(page, 'Editar el recurso TV').click()
    await page.getByRole('link', { name: 'Ver el historial' }).click()
    await expect(page.getByText(`Alta del recurso TV, «${NOMBRE}».`)).toBeVisible()
  })
})

test('la jefatura ve los recursos y no los cambia', async ({ page, producto }) => {
  await llegar(page, producto, 'jefe', '/configuracion?pestana=recursos')
  await expect(page.getByText('28 de 28 recursos')).toBeVisible()
  await expect(boton(page, 'Nuevo recurso')).toHaveCount(0)
})
