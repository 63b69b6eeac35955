import type { Page } from '@playwright/test'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const LISTAS = [
  '/inmuebles?todo=1',
  '/contribuyentes?todo=1',
  '/comercios?todo=1',
  '/gestion?grupo=3&todo=1',
  '/gestion?grupo=3&tipo=comercios&todo=1',
  '/convenios',
  '/planes-de-pago?todo=1',
  '/abogados',
  '/abogado-externo?todo=1',
  '/mesa-judicial?abogado=A01&pestana=planes',
  '/mesa-judicial?abogado=A01&pestana=juicios&solapa=todos&historico=true',
  '/mesa-judicial?abogado=todos&pestana=juicios&solapa=todos&historico=true',
  '/mesa-judicial?abogado=A01&pestana=convenios',
  '/mesa-extrajudicial?abogado=A01&pestana=inicio&solapa=todos&historico=true',
] as const

/** Maximum distance, in pixels, between the top of a laptop's screen and the first row of a list of cases (desk). */
const PRIMERA_FILA = 160

const isMesa = (lista: string): boolean => /^\/(mesa-|abogado-externo)/.test(lista)

const measureTabla = (page: Page) =>
  page.evaluate(() => {
    const marco = document.querySelector('main .table-frame')?.getBoundingClientRect()
    const filas = [...document.querySelectorAll('main .table-frame > table > tbody > tr')]
    const fondo = Math.min(marco?.bottom ?? 0, window.innerHeight)
    const enteras = filas.filter((fila) => fila.getBoundingClientRect().bottom <= fondo)
    return {
      vistas: enteras.length,
      filas: filas.length,
      primera: filas[0]?.getBoundingClientRect().top ?? 0,
      alturas: [...new Set(filas.map((fila) => Math.round(fila.getBoundingClientRect().height)))],
      alPie: document.querySelector('.paginator')?.getBoundingClientRect().bottom ?? 0,
    }
  })

/**
 * Waits for the header of a list of cases (desk), which is complete only after the rows arrive. Other lists have no
 * such header.
 */
const waitForCabecera = async (page: Page, lista: string): Promise<void> => {
  if (/^\/mesa.*solapa=/.test(lista))
    await expect(page.getByRole('navigation', { name: 'Casos de la mesa' })).toContainText(
      /TODOS\s*[\d.]+/,
    )
  if (/^\/mesa.*abogado=A/.test(lista))
    await expect(page.getByRole('button', { name: /^Ver evaluaciones de/ })).toBeVisible()
}

/** Returns the errors in the layout of a list's table on a laptop. */
const faltasDeTabla = async (page: Page, lista: string): Promise<readonly string[]> => {
  const { vistas, filas, alturas, primera, alPie } = await measureTabla(page)
  return [
    ...(alturas.length === 1 ? [] : [`las filas miden ${alturas.join(' y ')} px`]),
    ...(vistas >= Math.min(14, filas) ? [] : [`se ven ${vistas} de ${filas} filas`]),
    ...(isMesa(lista) && primera > PRIMERA_FILA ? [`la primera fila está a ${primera} px`] : []),
    ...(alPie <= 768 ? [] : [`el pie termina a ${alPie} px`]),
  ]
}

test('cada listado muestra 14 filas o más sin desplazarse y, en un teléfono, tarjetas en la primera mitad', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'jefe')
  for (const lista of LISTAS) {
    await page.goto(`${producto.url}${lista}`)
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await waitForCabecera(page, lista)
    await expect.poll(() => faltasDeTabla(page, lista), lista).toEqual([])
  }
  // When the window becomes as narrow as a phone, the screen hides the filters above the list. The first card of the
  // list then moves up to the upper half of the window.
  const tarjeta = page.locator('.row-card').first()
  await page.goto(`${producto.url}/abogado-externo?todo=1`)
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await page.setViewportSize(TELEFONO)
  await expect(tarjeta).toBeVisible()
  const altura = async () => (await tarjeta.boundingBox())?.y
  await expect.poll(altura, 'al achicar').toBeLessThanOrEqual(TELEFONO.height / 2)
  for (const lista of LISTAS) {
    await page.goto(`${producto.url}${lista}`)
    await expect(tarjeta).toBeVisible()
    await expect(page.locator('table')).toHaveCount(0)
    await waitForCabecera(page, lista)
    await expect.poll(altura, lista).toBeLessThanOrEqual(TELEFONO.height / 2)
    const measureSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(measureSideways, `${lista}: desplazamiento horizontal`).toBeLessThanOrEqual(0)
  }
  await page.goto(`${producto.url}/abogados`)
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Descargar Excel' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Código externo')
  await expect(page).toHaveURL(/orden=codexterno/)
  await expect(page.locator('.row-card').first()).toContainText('A00')
})

test('con el menú abierto al lado, las herramientas de una mesa siguen en un renglón', async ({
  page,
  producto,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await llegar(page, producto, 'jefe')
  await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toBeVisible()
  for (const lista of LISTAS.filter(isMesa)) {
    await page.goto(`${producto.url}${lista}`)
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await waitForCabecera(page, lista)
    await expect
      .poll(async () => (await measureTabla(page)).primera, `${lista}: la primera fila`)
      .toBeLessThanOrEqual(PRIMERA_FILA)
  }
  // A big municipality has tens of thousands of cases in each tab. The test writes '20.591' as the number of cases of
  // each tab, and checks that the first row does not move down.
  const cuentas = page.getByRole('navigation', { name: 'Casos de la mesa' }).locator('button span')
  await cuentas.evaluateAll((todas) => {
    for (const cuenta of todas) cuenta.textContent = '20.591'
  })
  expect((await measureTabla(page)).primera).toBeLessThanOrEqual(PRIMERA_FILA)
})

test('el título y las pestañas no se mueven entre pestañas ni al buscar, y una tecla vuelve a abrir los filtros', async ({
  page,
  producto,
}) => {
  const titulo = page.getByRole('heading', { level: 1 })
  const pestanas = page.getByRole('tablist')
  await llegar(page, producto, 'jefe', '/mesa-judicial?abogado=A01&pestana=inicio')
  await expect(page.getByRole('button', { name: /^Ver evaluaciones de/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'La mesa, por solapa' })).toBeVisible()
  const lugar = async () => [await titulo.boundingBox(), await pestanas.boundingBox()]
  const alEntrar = await lugar()
  for (const nombre of ['Juicios', 'Convenios', 'Planes de Pago']) {
    await page.getByRole('tab', { name: nombre }).click()
    await expect(page.getByText(/^TOTAL: /)).toBeVisible()
    expect(await lugar(), nombre).toEqual(alEntrar)
  }
  for (const { ruta, campo, valor } of [
    { ruta: '/inmuebles', campo: 'Contribuyente', valor: 'a' },
    { ruta: '/comercios', campo: 'N° de Comercio', valor: '' },
    { ruta: '/abogado-externo', campo: 'Nombre y Apellido', valor: '' },
  ]) {
    await page.goto(`${producto.url}${ruta}`)
    const primero = page.getByRole('textbox', { name: campo, exact: true })
    await expect(primero).toBeVisible()
    const antes = await titulo.boundingBox()
    await primero.fill(valor)
    await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
    await expect(page.getByText(/^TOTAL: /)).toBeVisible()
    await expect(primero).toBeHidden()
    expect(await titulo.boundingBox(), ruta).toEqual(antes)
    await page.keyboard.press('F4')
    await expect(primero).toBeFocused()
  }
  for (const ruta of ['/creaciontitulos?pestana=listado', '/calendario', '/estadisticas']) {
    await page.goto(`${producto.url}${ruta}`)
    await expect(page.getByRole('region', { name: 'Resultados', exact: true })).toBeVisible()
    const antes = await titulo.boundingBox()
    await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    const buscar = page.getByRole('button', { name: 'BUSCAR', exact: true })
    await buscar.click()
    await expect(page.getByRole('region', { name: 'Resultados', exact: true })).toBeFocused()
    await expect(buscar).toBeHidden()
    expect(await titulo.boundingBox(), ruta).toEqual(antes)
    await page.keyboard.press('F4')
    await expect(buscar).toBeVisible()
  }
  await page.goto(`${producto.url}/inmuebles`)
  await expect(page.getByLabel('Circ', { exact: true })).toBeHidden()
  await page.getByText('Nomenclatura catastral', { exact: true }).click()
  await page.getByLabel('Circ', { exact: true }).fill('I')
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Circ: I', exact: true }),
  ).toBeVisible()
  // Waits until the filters close, which happens when the results arrive. Before that, the key F4 would act on the open
  // filters.
  await expect(page.getByLabel('Circ', { exact: true })).toBeHidden()
  await page.keyboard.press('F4')
  await expect(page.getByLabel('Circ', { exact: true })).toBeVisible()
})
