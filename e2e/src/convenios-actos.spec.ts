import { formulario } from './support/convenio-nuevo.ts'
import {
  openConvenios,
  pantallaDeConvenios,
  pesos,
  sumPesos,
  totalDe,
} from './support/convenios.ts'
import { expect, llegar, test } from './support/test.ts'

const CONVENIOS = '/convenios'

test('sin servidor lo dice, y se vuelve a intentar', async ({ page, producto, consola }) => {
  consola.expect(/ERR_FAILED|status of 500/)
  const { total } = pantallaDeConvenios(page)
  await page.route('**/api/convenios/buscar*', (route) => route.abort())
  await llegar(page, producto, 'abogada', CONVENIOS)
  const retry = page.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/convenios/buscar*')
  await retry.click()
  await expect(total).toBeVisible()
  await page.route('**/api/convenios/buscar*', (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText(/No se pudieron actualizar los datos/)).toBeVisible()
  await expect(total).toBeVisible()
})

test('se confirma después de leer sus cifras; quien llega tarde sabe por qué no', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 409/)
  const { api, find, detalle } = await openConvenios(producto, 'jefe')
  const convenio = await detalle((await find('0')).id)
  const { confirmar, fila, pdf, editar, eliminar } = pantallaDeConvenios(page)
  await llegar(page, producto, 'jefe', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await confirmar(convenio).click()
  const pregunta = page.getByRole('dialog')
  await expect(pregunta).toContainText('¿Esta seguro de confirmar este convenio?')
  await expect(pregunta).toContainText(convenio.frm_nombre)
  await expect(pregunta).toContainText(pesos(convenio.total))
  await expect(pregunta).toContainText(pesos(convenio.liquidacion.total))
  await expect(pregunta).toContainText(sumPesos(convenio.a_pagar, convenio.liquidacion.total))
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  await expect(page.getByText('Se confirmó correctamente.')).toBeVisible()
  await expect(pdf(convenio)).toBeVisible()
  for (const boton of [confirmar, editar, eliminar]) await expect(boton(convenio)).toHaveCount(0)
  await expect(fila(convenio)).not.toContainText('Sin confirmar')

  const otro = await find('0')
  await page.goto(`${producto.url}${CONVENIOS}?convenio=${otro.convenio}`)
  await confirmar(otro).click()
  await expect(pregunta).toContainText('Honorarios y gastos')
  expect((await api.post(`/convenios/${otro.id}/confirmar`)).status).toBe(200)
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  await expect(pregunta.getByRole('alert')).toContainText('El convenio ya está confirmado')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(pdf(otro)).toBeVisible()
})

test('se edita, y al guardar se ve cómo quedó', async ({ page, producto }) => {
  const { find, detalle } = await openConvenios(producto, 'abogada')
  const convenio = await find('0')
  const { editar, dialogo } = pantallaDeConvenios(page)
  await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await editar(convenio).click()
  const { campo, guardarBoton, ask } = formulario(page, 'Ver Convenio')
  await expect(guardarBoton).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guardarBoton).toHaveCount(0)
  await expect(editar(convenio)).toBeFocused()
  await editar(convenio).click()
  await campo('Observaciones').fill('Paga el hijo del titular.')
  await guardarBoton.click()
  await ask.click()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  await expect(dialogo('Ver Convenio')).toContainText('Paga el hijo del titular.')
  await expect(page).toHaveURL(new RegExp(`ver=${convenio.id}$`))
  expect(await detalle(convenio.id)).toMatchObject({ obs: 'Paga el hijo del titular.' })
})

test('se elimina después de preguntar, y deja de figurar', async ({ page, producto }) => {
  const { buscar, find } = await openConvenios(producto, 'jefe')
  const antes = (await buscar()).length
  const convenio = await find('0')
  const { eliminar, fila, total } = pantallaDeConvenios(page)
  await llegar(page, producto, 'jefe', CONVENIOS)
  await expect(total).toHaveText(totalDe(antes))
  await eliminar(convenio).click()
  const pregunta = page.getByRole('dialog', { name: `Eliminar convenio ${convenio.convenio}` })
  await expect(pregunta).toContainText('¿Esta seguro de eliminar este convenio?')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(eliminar(convenio)).toBeFocused()
  await eliminar(convenio).click()
  await pregunta.getByRole('button', { name: 'Eliminar convenio' }).click()
  await expect(page.getByText('Se eliminó correctamente.')).toBeVisible()
  await expect(fila(convenio)).toHaveCount(0)
  await expect(total).toHaveText(totalDe(antes - 1))
})

test('el estado de retiro de un plan cambia después de preguntar', async ({ page, producto }) => {
  const { find, buscar } = await openConvenios(producto, 'abogada')
  const convenio = await find('1')
  const [plan] = convenio.convenio_convpp
  const { planes, ver, dialogo } = pantallaDeConvenios(page)
  await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await planes(convenio).click()
  const estado = page.getByRole('combobox', { name: /^Estado de retiro/ })
  const actual = String(plan?.estado_retiro)
  await expect(estado).toHaveValue(actual)
  await estado.focus()
  await estado.selectOption('No retirado')
  const pregunta = page.getByRole('dialog', { name: /^Modificar el plan/ })
  await expect(pregunta).toContainText('¿Esta seguro de modificar este plan?')
  await expect(pregunta).toContainText('pasa a «No retirado»')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(estado).toHaveValue(actual)
  await expect(estado).toBeFocused()
  await estado.selectOption('No retirado')
  await pregunta.getByRole('button', { name: 'Modificar el plan' }).click()
  await expect(page.getByText('Se modifico correctamente.')).toBeVisible()
  await expect(estado).toHaveValue('3')
  const [guardado] = await buscar({ convenio: convenio.convenio })
  expect(guardado?.convenio_convpp[0]?.estado_retiro).toBe(3)

  await ver(convenio).click()
  const enVista = dialogo('Ver Convenio').getByRole('combobox')
  await expect(enVista).toHaveValue('3')
  await enVista.selectOption('Pendiente')
  await pregunta.getByRole('button', { name: 'Modificar el plan' }).click()
  await expect(enVista).toHaveValue('1')
})
