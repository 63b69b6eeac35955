import { tabTo } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { direccionDe, findGrande } from './support/deudas-para-planes.ts'
import { createMunicipio } from './support/municipio.ts'
import {
  abrirSimulacion,
  createPlandepago,
  fecha,
  openPlanes,
  PLANES,
  pesos,
  plain,
  planesDe,
  textsOf,
  totalDe,
} from './support/planes.ts'
import { expect, llegar, test } from './support/test.ts'

const SOLO_POR_ESTADO =
  'Error: No puede buscar solo por Estado del plan de pago, por favor ingrese otro dato'
test.describe('la búsqueda de planes de pago', () => {
  test('el estado solo no alcanza: lo dicen el formulario y el servidor', async ({
    page,
    producto,
  }) => {
    const pedidos: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/planFiltro')) pedidos.push(request.url())
    })
    await llegar(page, producto, 'admin', PLANES)
    await expect(page).toHaveTitle('Planes de Pago · Apremia')
    const { campo, buscar, total } = openPlanes(page)
    await campo('Estado del plan').selectOption('vigente')
    await buscar.click()
    await expect(page.getByText(SOLO_POR_ESTADO)).toBeVisible()
    await expect(campo('Estado del plan')).toBeFocused()
    await campo('Contribuyente').fill('   ')
    await buscar.click()
    await expect(page.getByText(SOLO_POR_ESTADO)).toBeVisible()
    await campo('N° de plan').fill('12 bis')
    await buscar.click()
    await expect(page.getByText('El número de plan lleva solo dígitos.')).toBeVisible()
    expect(pedidos).toEqual([])
    // The search of payment plans refuses a filter by state alone, both in the form and in the URL. Opening this URL
    // therefore runs no search.
    await page.goto(`${producto.url}${PLANES}?estado=vigente`)
    await expect(page.getByText(SOLO_POR_ESTADO)).toBeVisible()
    await expect(total).toHaveCount(0)
    expect(pedidos).toEqual([])

    const municipio = await createMunicipio(producto, 'admin')
    await expect(planesDe(municipio, { estado: 'vigente' })).rejects.toThrow(SOLO_POR_ESTADO)
    const { total: vigentes } = await planesDe(municipio, { estado: 'vigente', recurso: 'SS' })
    await campo('Recurso').selectOption('SS')
    await buscar.click()
    await expect(total).toHaveText(totalDe(vigentes))
    await expect(buscar).toBeHidden()
    await expect(page.getByRole('region', { name: 'Resultados', exact: true })).toBeFocused()
    await expect(page).toHaveURL(`${producto.url}${PLANES}?recurso=SS&estado=vigente`)
  })

  test('los resultados son los del servicio, en el orden pedido', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas, total: cuantos } = await planesDe(
      municipio,
      { recurso: 'AB' },
      { orden: 'contribuyente', sentido: 'asc' },
    )
    await llegar(page, producto, 'admin', `${PLANES}?recurso=AB`)
    const { tabla, total, filas: enPantalla } = openPlanes(page)
    await expect(total).toHaveText(totalDe(cuantos))
    await expect(page.getByRole('columnheader', { name: 'N° de plan' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Contribuyente', exact: true }).click()
    await expect(enPantalla.first()).toContainText(String(filas[0]?.NRO_PLAN))
    const vistas = await textsOf(tabla, 'tbody')
    expect(vistas.map((row) => [row[0], row[2], row[3], row[5], row[7], row[8]])).toEqual(
      filas
        .slice(0, vistas.length)
        .map(({ NRO_PLAN, RECURSO, APYNOM, FECHA, CUOTAS, TOTAL }) => [
          String(NRO_PLAN),
          RECURSO,
          plain(APYNOM),
          fecha(FECHA),
          String(CUOTAS),
          plain(pesos(TOTAL)),
        ]),
    )
    expect(vistas[0]?.[4]).toContain(filas[0]?.PLAN)
    await page.goBack()
    await expect(page).toHaveURL(`${producto.url}${PLANES}?recurso=AB`)
  })

  test('las direcciones del plan de pago de un inmueble llevan a su búsqueda', async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, 'admin')
    for (const raiz of ['inmueble', 'inmuebles', 'Inmuebles']) {
      await page.goto(`${producto.url}/${raiz}/5/plan-de-pago/5?recurso=AB`)
      await expect(page).toHaveURL(`${producto.url}${PLANES}?recurso=AB&inmueble=5`)
    }
  })

  test('desde la deuda de un inmueble se llega a sus planes, ya buscados', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { imponible, recurso } = await findGrande(municipio)
    const { total: cuantos } = await planesDe(municipio, { imponible: String(imponible), recurso })
    await llegar(page, producto, 'admin', `/inmueble/${imponible}?recurso=${recurso}`)
    await page.getByRole('link', { name: 'Ver Plan de Pago' }).first().click()
    await expect(page).toHaveURL(
      `${producto.url}${PLANES}?recurso=${recurso}&inmueble=${imponible}`,
    )
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText(
      `Inmueble o comercio: ${imponible}`,
    )
    await expect(
      cuantos === 0
        ? page.getByText('No se encontraron planes de pago')
        : page.getByText(totalDe(cuantos)),
    ).toBeVisible()
  })

  test('una falla del servicio se dice con sus palabras, y se puede reintentar', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/503/)
    let falla = true
    await page.route('**/municipio/cobrojud/planFiltro?*', (route) =>
      falla
        ? route.fulfill({
            status: 503,
            json: { error: { code: 'sin-servicio', message: 'El municipio no responde.' } },
          })
        : route.continue(),
    )
    await llegar(page, producto, 'admin', `${PLANES}?recurso=AB`)
    const alerta = page.getByRole('alert')
    await expect(alerta.getByText('Error', { exact: true })).toBeVisible()
    await expect(alerta).toContainText('El municipio no responde.')
    falla = false
    await alerta.getByRole('button', { name: 'Reintentar' }).click()
    await expect(openPlanes(page).total).toBeVisible()
  })
})

test('el invitado ve los planes y sus cuotas, y no simula', async ({ page, producto }) => {
  const municipio = await createMunicipio(producto, 'invitado')
  const { filas, total: cuantos } = await planesDe(municipio, { recurso: 'SS' })
  const [plan] = filas
  if (plan === undefined) throw new Error('No hay planes')
  await llegar(page, producto, 'invitado', `${PLANES}?recurso=SS`)
  const { total, simular, verPlan, vista } = openPlanes(page)
  await expect(total).toHaveText(totalDe(cuantos))
  await expect(simular).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Simular/ })).toHaveCount(0)
  await verPlan(plan).click()
  await expect(vista(plan).getByRole('table', { name: 'Cuotas del plan' })).toBeVisible()
  const plandepago = await createPlandepago(producto, 'invitado')
  const answer = await plandepago.simular({ rec: 'SS', imp: '1', plan: 'W2112', jsdeuda: '[]' })
  expect(answer.status).toBe(403)
})

test('la lista, el plan y la simulación se pueden usar', async ({ page, producto }) => {
  const municipio = await createMunicipio(producto, 'admin')
  const deuda = await findGrande(municipio)
  const { filas } = await planesDe(municipio, { recurso: 'SS' })
  const [plan] = filas
  if (plan === undefined) throw new Error('No hay planes')
  const { total, verPlan, vista, todos, resultado, tipo, simulacion } = openPlanes(page)
  await llegar(page, producto, 'admin', PLANES)
  await expectAccessibleEnAmbas(page, 'filtro')
  await page.goto(`${producto.url}${PLANES}?recurso=SS`)
  await expect(total).toBeVisible()
  await expectAccessibleEnAmbas(page, 'lista')
  await verPlan(plan).click()
  await expect(vista(plan).locator('.plan-bar')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'plan')
  await page.goto(`${producto.url}${direccionDe(deuda)}`)
  await abrirSimulacion(page)
  await expect(todos).toBeChecked()
  await tabTo(page, todos)
  await page.keyboard.press('Space')
  await expectAccessibleEnAmbas(page, 'simulación sin períodos')
  await page.keyboard.press('Space')
  await tabTo(page, tipo('ABLT'))
  await page.keyboard.press('ArrowUp')
  await expect(resultado.locator('.sim-plan')).toContainText('W2203')
  await expect(simulacion.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'simulación')
})
