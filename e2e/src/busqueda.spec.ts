import { elegirEnLista, opcionesDeLista } from './support/lista.ts'
import { createMunicipio, type FilaDeInmueble, sumar } from './support/municipio.ts'
import { expect, llegar, test } from './support/test.ts'

const OTRO_ABOGADO = 'Hay períodos asignados a otro abogado'

const direccionDe = ({ NRO_INMUEBLE, RECURSO }: FilaDeInmueble): string =>
  `/inmueble/${NRO_INMUEBLE}?recurso=${RECURSO}`

test('quien llega por el detalle ve lo suyo, o por qué no lo ve', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/Failed to load resource/)
  const suyo = await createMunicipio(producto, 'abogada')
  const todo = await createMunicipio(producto, 'admin')
  const { filas } = await suyo.inmuebles({})
  const propios = new Set(filas.map(({ NRO_INMUEBLE }) => NRO_INMUEBLE))
  const { filas: deOtro } = await todo.inmuebles({ abogado: 'A02' })
  const ajeno = deOtro.find(({ NRO_INMUEBLE }) => !propios.has(NRO_INMUEBLE))
  const compartido = deOtro.find(({ NRO_INMUEBLE, RECURSO }) =>
    filas.some((fila) => fila.NRO_INMUEBLE === NRO_INMUEBLE && fila.RECURSO === RECURSO),
  )
  if (ajeno === undefined || compartido === undefined) throw new Error('Faltan casos de muestra')

  await llegar(page, producto, 'abogada', direccionDe(ajeno))
  await expect(page.getByText('Esta deuda esta asignado al abogado A02')).toBeVisible()
  await expect(page.locator('table')).toHaveCount(0)

  // Property whose debt several lawyers share. The lawyer does not see the tax periods of the other lawyers, and the
  // total on the screen leaves those periods out (D21).
  const { NRO_INMUEBLE, RECURSO } = compartido
  const { deuda, legal, enPlan } = await suyo.deuda(NRO_INMUEBLE, RECURSO)
  const { legal: deTodos } = await todo.deuda(NRO_INMUEBLE, RECURSO)
  expect(legal.length).toBeLessThan(deTodos.length)
  await page.goto(`${producto.url}${direccionDe(compartido)}`)
  await expect(page.getByText(OTRO_ABOGADO).first()).toBeVisible()
  await expect(page.locator('.debt-total')).toContainText(sumar([...deuda, ...legal, ...enPlan]))
})

test('una dirección que no se puede buscar lo dice sola; quitar un filtro busca de nuevo', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'admin', '/inmuebles?situacion=GL')
  const solo = page.getByText("No es posible buscar solo por 'estados'")
  await expect(solo).toBeVisible()
  await page.getByRole('textbox', { name: 'Barrio' }).fill('somisa')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  await expect(page).toHaveURL(`${producto.url}/inmuebles?situacion=GL&barrio=somisa`)
  await page.getByRole('button', { name: 'Quitar el filtro Situación: Gestión Legal' }).click()
  await expect(page).toHaveURL(`${producto.url}/inmuebles?barrio=somisa`)
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
})

test('las columnas elegidas se recuerdan en este navegador', async ({ page, producto }) => {
  await llegar(page, producto, 'admin', '/inmuebles?barrio=somisa')
  const columna = page.getByRole('columnheader', { name: 'Nomenclatura catastral' })
  await expect(columna).toBeVisible()
  await elegirEnLista(page, 'Columnas')
  await page.getByRole('checkbox', { name: 'Nomenclatura catastral' }).uncheck()
  await expect(columna).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opcionesDeLista(page)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Domicilio' })).toBeVisible()
  await expect(columna).toHaveCount(0)
})

test('con el número se ofrecen los recursos que tiene', async ({ page, producto }) => {
  const { filas } = await (await createMunicipio(producto, 'admin')).inmuebles({
    inmueble: '391',
    recurso: 'RV',
  })
  expect(filas).toHaveLength(1)
  await llegar(page, producto, 'admin', '/inmuebles')
  await page.getByRole('textbox', { name: 'N° imponible' }).fill('391')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^El inmueble 391 tiene: .*RV/)).toBeVisible()
})

test('Volver deja la lista donde estaba', async ({ page, producto }) => {
  await llegar(page, producto, 'admin', '/inmuebles?barrio=somisa')
  const marco = page.getByRole('region', { name: 'Tabla: Inmuebles' })
  const posicion = () => marco.evaluate(({ scrollTop }) => scrollTop)
  const lejos = marco.getByRole('link', { name: /^Ver el inmueble/ }).nth(30)
  await lejos.scrollIntoViewIfNeeded()
  const antes = await posicion()
  expect(antes).toBeGreaterThan(200)
  await lejos.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Detalle del inmueble/)
  await page.goBack()
  await expect.poll(posicion).toBe(antes)
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect.poll(posicion).toBe(0)
})
