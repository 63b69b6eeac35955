import type { Page } from '@playwright/test'
import { createApi } from './support/api.ts'
import {
  createLote,
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
} from './support/creacion-titulos.ts'
import { elegirEnLista } from './support/lista.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'
import { cargado, expectLegible, probarForm } from './support/texto-grande.ts'

const cerrar = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('con el texto al doble, o la pantalla al 400 %, se nombra jefatura, también cuando se rechaza', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 409/)
  await llegar(page, producto, 'admin', '/abogados')
  await page.getByRole('button', { name: 'Nombrar jefatura a Muñoz Peña, Carolina' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Código con el que sigue').fill('A02')
  await probarForm(page, 'nombrar jefatura')
  await dialogo.getByRole('button', { name: 'Ver el efecto' }).click()
  await expect(dialogo).toContainText('El código A02 ya es de Roldán, Esteban.')
  await probarForm(page, 'el nombramiento rechazado')
})

test('con el texto al doble se ven las evaluaciones antes de guardarlas', async ({
  page,
  municipio,
}) => {
  const api = createApi(municipio.url, await tokenDe(municipio, 'admin'))
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    await api.put('/evaluaciones-config', { categoria, maximo: 30 })
  await llegar(page, municipio, 'admin', '/configuracion?pestana=evaluacion')
  await page.getByRole('button', { name: 'Realizar Evaluaciones' }).click()
  await probarForm(page, 'realizar evaluaciones')
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Mirar el resultado' }).click()
  await expect(dialogo.getByRole('row', { name: /Sin evaluaciones/ })).toBeVisible()
  await probarForm(page, 'el resultado antes de guardarlo')
  await dialogo.getByRole('button', { name: 'Guardar la evaluación' }).click()
  await expect(dialogo.getByText('La evaluación terminó.')).toBeVisible()
  await probarForm(page, 'la evaluación terminada')
})

test('con el texto al doble se usan una vista, un contribuyente y su inmueble', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'jefe', '/convenios?confirmado=0')
  await cargado(page)
  await elegirEnLista(page, 'Vistas')
  await page.getByRole('button', { name: 'Guardar como vista nueva' }).click()
  await probarForm(page, 'una vista')
  await page.goto(`${producto.url}/contribuyentes?todo=1`)
  await cargado(page)
  await page
    .getByRole('button', { name: /^Ver los datos de/ })
    .first()
    .click()
  await probarForm(page, 'un contribuyente del municipio')
  await page.goto(`${producto.url}/novedades?nuevo=1`)
  const nuevo = page.getByRole('dialog', { name: 'Nuevo Contribuyente' })
  await nuevo.getByLabel('Nombre').fill('Paz, Luis')
  await nuevo.getByLabel('Grupo del estado').selectOption('Judicial')
  await nuevo.getByRole('button', { name: 'Agregar Inmueble' }).click()
  const inmueble = page.getByRole('dialog', { name: 'Agregar Inmueble' })
  await inmueble.getByLabel('Inmueble').fill('58')
  await inmueble.getByLabel('Recurso').fill('SS')
  await probarForm(page, 'el inmueble de un contribuyente')
  await inmueble.getByRole('button', { name: 'Guardar' }).click()
  await expect(inmueble).toBeHidden()
  await probarForm(page, 'un contribuyente nuevo con su inmueble')
})

test('con el texto al doble se usan los títulos: antes de generarlos, uno emitido y su anulación', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 409/)
  const bytes = await prepareProcesado(municipio, otrosInmuebles(municipio))
  const name = 'planilla_procesada_de_inmuebles_de_noviembre.xlsx'
  const lote = await createLote(municipio, { name, bytes })
  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=titulos')
  const { askTitulos, confirmacion, repetida } = openCreacionTitulos(page)
  await askTitulos('Inmueble', { name, bytes }, lote.hasta + 10)
  await expect(repetida.or(confirmacion).first()).toBeVisible()
  await probarForm(page, 'una planilla que ya se usó')
  await cerrar(page)
  const otra = await prepareProcesado(municipio, otrosInmuebles(municipio))
  await askTitulos('Inmueble', { name, bytes: otra }, lote.hasta + 10)
  await expect(confirmacion).toBeVisible()
  await probarForm(page, 'antes de generar los títulos')
  await cerrar(page)
  await page.goto(`${municipio.url}/creaciontitulos?pestana=listado`)
  await page
    .getByRole('button', { name: /^Anular el título/ })
    .first()
    .click()
  await probarForm(page, 'anular un título')
  await llegar(page, municipio, 'jefe', '/titulos?abogado=A01')
  await cargado(page)
  await page
    .getByRole('button', { name: /^Ver el título/ })
    .first()
    .click()
  await probarForm(page, 'un título')
})

test('con el texto al doble se usa el padrón provincial con filas rechazadas', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/creaciontitulos?pestana=registros')
  await cargado(page)
  await page.getByLabel('Categoría').last().selectOption('parcial')
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'padron_provincial_de_inmuebles_de_noviembre.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Inmueble;RECURSO;Calle;Altura\n888000001;AB;Mitre;12\n888000003;ZZ;Paz;doce\n',
      ),
    })
  await page.getByRole('button', { name: 'Enviar archivo' }).last().click()
  await expect(page.getByRole('button', { name: 'Aplicar la carga', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectLegible(page, page.locator('main'), 'el padrón por aplicar')
  await page.getByLabel('Cargar las demás y dejar afuera las rechazadas').check()
  await page.getByRole('button', { name: 'Aplicar la carga', exact: true }).click()
  await probarForm(page, 'aplicar el padrón')
})
