import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { expectCsvLike } from './support/exportaciones.ts'
import { readRows } from './support/libros.ts'
import { elegirEnLista, expectSinCsv } from './support/lista.ts'
import { createMunicipio, type FilaDeInmueble, type Municipio, sumar } from './support/municipio.ts'
import type { Producto } from './support/producto.ts'
import { abrirHerramientas } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const INMUEBLES = '/inmuebles'
const SIN_DEUDAS = 'No posee deudas'

const openInmuebles = (page: Page) => {
  const tabla = page.getByRole('grid', { name: 'Inmuebles', exact: true })
  return {
    campo: (label: string) => page.locator('form').getByLabel(label, { exact: true }),
    buscar: page.getByRole('button', { name: 'BUSCAR' }),
    mostrar: page.getByRole('button', { name: 'Mostrar filtros' }),
    tabla,
    filas: tabla.locator(':scope > tbody > tr:not(.row-detail)'),
    total: page.getByText(/^TOTAL: /),
    excel: page.getByRole('button', { name: 'Descargar Excel' }),
    chips: page.getByRole('list', { name: 'Filtros aplicados' }),
    verDeuda: ({ NRO_INMUEBLE, RECURSO }: FilaDeInmueble) =>
      page.getByRole('button', {
        name: `Ver la deuda del inmueble ${NRO_INMUEBLE}, recurso ${RECURSO}`,
        exact: true,
      }),
  }
}

const totalDe = (n: number): string => `TOTAL: ${n.toLocaleString('es-AR')} resultados`

const clavesDe = async (page: Page): Promise<string[]> => {
  const { filas } = openInmuebles(page)
  return filas.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .slice(0, 2)
        .map((cell) => cell.textContent?.trim())
        .join(' '),
    ),
  )
}

const claveDe = ({ NRO_INMUEBLE, RECURSO }: FilaDeInmueble): string => `${NRO_INMUEBLE} ${RECURSO}`

const findConDeuda = async (municipio: Municipio): Promise<FilaDeInmueble> => {
  const { filas } = await municipio.inmuebles({ abogado: 'A01' })
  for (const fila of filas) {
    const { legal, deuda } = await municipio.deuda(fila.NRO_INMUEBLE, fila.RECURSO)
    if (legal.length > 0 && deuda.length > 0) return fila
  }
  throw new Error('No hay inmuebles con deuda en los dos bloques')
}

const direccionDe = ({ NRO_INMUEBLE, RECURSO }: FilaDeInmueble): string =>
  `${INMUEBLES}?inmueble=${NRO_INMUEBLE}&recurso=${RECURSO}`

test.describe('la búsqueda de inmuebles', () => {
  test('ni acentos, ni mayúsculas, ni orden de las palabras importan; la ñ sí', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    await llegar(page, producto, 'admin', INMUEBLES)
    const { campo, buscar, mostrar, total, filas } = openInmuebles(page)
    await expect(total).toHaveCount(0)
    for (const nombre of ['aceros PEÑA', 'peña   aceros']) {
      const { total: esperado, filas: mismas } = await municipio.inmuebles({ nombre })
      expect(esperado).toBeGreaterThan(0)
      await campo('Contribuyente').fill(nombre)
      await buscar.click()
      await expect(total).toHaveText(totalDe(esperado))
      await expect(filas.first()).toContainText(mismas[0]?.APYNOM ?? '')
      await expect(buscar).toBeHidden()
      await mostrar.click()
    }
    await campo('Contribuyente').fill('julian ponce leon')
    await campo('Contribuyente').press('Enter')
    await expect(filas.first()).toContainText('PONCE DE LEÓN, JULIÁN')
    await mostrar.click()
    await campo('Contribuyente').fill('aceros pena')
    await buscar.click()
    await expect(page.getByText('No se encontrarón inmuebles')).toBeVisible()
  })

  test('lo que no se puede buscar se explica en el formulario, y no se pide nada', async ({
    page,
    producto,
  }) => {
    const pedidos: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/recImpInm')) pedidos.push(request.url())
    })
    await llegar(page, producto, 'admin', INMUEBLES)
    const { campo, buscar, total } = openInmuebles(page)
    await campo('Estados').selectOption({ index: 1 })
    await buscar.click()
    await expect(page.getByText("No es posible buscar solo por 'estados'")).toBeVisible()
    await campo('Calle').fill('   ')
    await buscar.click()
    await expect(page.getByText("No es posible buscar solo por 'estados'")).toBeVisible()
    await campo('Altura').fill('12 bis')
    await buscar.click()
    await expect(page.getByText('La altura lleva solo dígitos.')).toBeVisible()
    await expect(campo('Altura')).toBeFocused()
    await campo('Altura').fill('')
    await campo('N° imponible').fill('58')
    await buscar.click()
    await expect(page.getByText('Debe ingresar un recurso')).toBeVisible()
    expect(pedidos).toEqual([])
    await campo('Recurso').selectOption('SS')
    await buscar.click()
    await expect(total).toBeVisible()
    // The search refuses a property number without a tax, typed in the form or given in the URL. So this URL runs no
    // search.
    await page.goto(`${producto.url}${INMUEBLES}?inmueble=58`)
    await expect(buscar).toBeVisible()
    await expect(total).toHaveCount(0)
  })

  test('la dirección lleva filtros, orden, página y filas abiertas; Volver y un enlace los traen', async ({
    page,
    producto,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('apremia.filas.inmuebles', '25'))
    const municipio = await createMunicipio(producto, 'admin')
    const { filas: esperadas, total: todas } = await municipio.inmuebles(
      { barrio: 'somisa' },
      { orden: 'DOMICILIO', sentido: 'desc' },
    )
    expect(todas).toBeGreaterThan(50)
    await llegar(page, producto, 'admin', INMUEBLES)
    const { campo, buscar, tabla, total, filas, chips } = openInmuebles(page)
    await campo('Barrio').fill('Somisa')
    await buscar.click()
    await expect(total).toHaveText(totalDe(todas))
    await expect(filas).toHaveCount(25)
    const domicilio = tabla.getByRole('columnheader', { name: 'Domicilio' })
    await domicilio.getByRole('button').click()
    await expect(domicilio).toHaveAttribute('aria-sort', 'ascending')
    await domicilio.getByRole('button').click()
    await expect(domicilio).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => clavesDe(page)).toEqual(esperadas.slice(0, 25).map(claveDe))

    await filas
      .first()
      .getByRole('button', { name: /^Ver la deuda/ })
      .click()
    await expect(page.locator('.row-detail')).toHaveCount(1)
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await expect.poll(() => clavesDe(page)).toEqual(esperadas.slice(25, 50).map(claveDe))
    await expect(page.locator('.row-detail')).toHaveCount(0)
    await filas
      .nth(2)
      .getByRole('button', { name: /^Ver la deuda/ })
      .click()
    await expect(page.locator('.row-detail')).toHaveCount(1)

    const otra = await context.newPage()
    await otra.addInitScript(() => localStorage.setItem('apremia.filas.inmuebles', '25'))
    await llegar(otra, producto, 'jefe')
    await otra.goto(page.url())
    await expect.poll(() => clavesDe(otra)).toEqual(esperadas.slice(25, 50).map(claveDe))
    await expect(otra.locator('.row-detail')).toHaveCount(1)
    await expect(openInmuebles(otra).chips).toContainText('Somisa')
    await otra.close()

    await page.goBack()
    await expect.poll(() => clavesDe(page)).toEqual(esperadas.slice(0, 25).map(claveDe))
    await expect(page.locator('.row-detail')).toHaveCount(1)
    await page.goBack()
    await expect(domicilio).toHaveAttribute('aria-sort', 'ascending')
    await page.goBack()
    await expect(domicilio).toHaveAttribute('aria-sort', 'none')
    await page.goBack()
    await expect(buscar).toBeVisible()
    await expect(total).toHaveCount(0)
    await page.goForward()
    await expect(chips).toContainText('Somisa')
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(page.getByText('No hay opciones seleccionadas')).toBeVisible()
    await expect(buscar).toBeVisible()
  })

  test('dice en qué orden empieza, y de una página que no hay va a la última', async ({
    page,
    producto,
  }) => {
    await page.addInitScript(() => localStorage.setItem('apremia.filas.inmuebles', '25'))
    const municipio = await createMunicipio(producto, 'admin')
    const { total: todas } = await municipio.inmuebles({ barrio: 'somisa' })
    const ultima = Math.ceil(todas / 25)
    await llegar(page, producto, 'admin', `${INMUEBLES}?barrio=somisa&pagina=999`)
    await expect(page).toHaveURL(new RegExp(`pagina=${ultima}$`))
    const { tabla, filas } = openInmuebles(page)
    await expect(page.getByText(`Página ${ultima} de ${ultima}`)).toBeVisible()
    await expect(filas).toHaveCount(todas - (ultima - 1) * 25)
    const numero = tabla.getByRole('columnheader', { name: 'N° de inmueble' })
    await expect(numero).toHaveAttribute('aria-sort', 'ascending')
    await numero.getByRole('button').click()
    await expect(numero).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByText(`Página 1 de ${ultima}`)).toBeVisible()
  })

  test('la deuda que se abre es la del servicio, al centavo', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const fila = await findConDeuda(municipio)
    const { deuda, legal } = await municipio.deuda(fila.NRO_INMUEBLE, fila.RECURSO)
    await llegar(page, producto, 'admin', direccionDe(fila))
    const { verDeuda } = openInmuebles(page)
    await verDeuda(fila).click()
    await expect(verDeuda(fila)).toHaveAttribute('aria-expanded', 'true')
    for (const [bloque, lineas] of [
      ['Deudas en gestión legal', legal],
      ['Deudas fuera de gestión legal', deuda],
    ] as const) {
      const seccion = page.getByRole('region', { name: bloque })
      await expect(seccion.getByRole('row', { name: /^Total/ }).first()).toContainText(
        sumar(lineas),
      )
    }
    await page.getByRole('link', { name: 'Ver Plan de Pago' }).click()
    await expect(page).toHaveURL(
      `${producto.url}/planes-de-pago?recurso=${fila.RECURSO}&inmueble=${fila.NRO_INMUEBLE}`,
    )
  })

  test('una falla nunca se lee como falta de deuda', async ({ page, producto, consola }) => {
    consola.expect(/Failed to load resource|ERR_FAILED/)
    const municipio = await createMunicipio(producto, 'admin')
    const fila = await findConDeuda(municipio)
    await page.route('**/municipio/deudaCC*', (route) => route.abort())
    await llegar(page, producto, 'admin', direccionDe(fila))
    const { verDeuda } = openInmuebles(page)
    await verDeuda(fila).click()
    const falla = page.getByRole('alert')
    await expect(falla).toBeVisible()
    await expect(page.getByText(SIN_DEUDAS)).toHaveCount(0)
    await page.unroute('**/municipio/deudaCC*')
    await page.route('**/municipio/deudaCC*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>error</h1>' }),
    )
    const segunda = page.waitForResponse('**/municipio/deudaCC*')
    await falla.getByRole('button', { name: 'Reintentar' }).click()
    expect((await segunda).status()).toBe(500)
    await expect(falla).toBeVisible()
    await expect(page.getByText(SIN_DEUDAS)).toHaveCount(0)
    await page.unroute('**/municipio/deudaCC*')
    await falla.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('region', { name: 'Deudas en gestión legal' })).toBeVisible()
    await expect(falla).toHaveCount(0)

    await page.route('**/municipio/recImpInm*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    )
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(
      page.getByText(/No se pudieron actualizar los datos: son los de las/),
    ).toBeVisible()
    await expect(verDeuda(fila)).toBeVisible()
    await page.unroute('**/municipio/recImpInm*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText(/No se pudieron actualizar/)).toHaveCount(0)

    await page.route('**/municipio/recImpInm*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    )
    await page.goto(`${producto.url}${INMUEBLES}?calle=mitre`)
    await expect(falla).toBeVisible()
    await expect(page.getByText('No se encontrarón inmuebles')).toHaveCount(0)
  })

  test('el Excel y el CSV tienen todas las filas del filtro, en el orden de la pantalla', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas, total } = await municipio.inmuebles(
      { barrio: 'somisa' },
      { orden: 'DOMICILIO', sentido: 'desc' },
    )
    await llegar(page, producto, 'admin', `${INMUEBLES}?barrio=somisa&orden=DOMICILIO&sentido=desc`)
    const { excel } = openInmuebles(page)
    const descarga = page.waitForEvent('download')
    await excel.click()
    const { name, bytes } = await readDownload(await descarga)
    expect(name).toMatch(/^inmuebles_\d{8}_\d{6}\.xlsx$/)
    const rows = readRows(bytes)
    expect(rows).toHaveLength(total)
    expect(rows.map((row) => `${row['NRO INMUEBLE']} ${row.RECURSO}`)).toEqual(filas.map(claveDe))
    for (const index of [0, 40, total - 1]) {
      const { NRO_INMUEBLE, RECURSO } = filas[index] as FilaDeInmueble
      const { deuda, legal, enPlan } = await municipio.deuda(NRO_INMUEBLE, RECURSO)
      const centavos = [...deuda, ...legal, ...enPlan].reduce(
        (sum, { TOTAL }) => sum + Number((TOTAL ?? '').replace('.', '')),
        0,
      )
      expect(Math.round(Number(rows[index]?.['DEUDA TOTAL'] ?? 0) * 100)).toBe(centavos)
    }
    await expectCsvLike(page, { name, bytes })
  })
})

test.describe('cada uno encuentra lo suyo', () => {
  const buscarTodo = async (page: Page, producto: Producto, persona: 'abogada' | 'invitado') => {
    await llegar(page, producto, persona, INMUEBLES)
    await openInmuebles(page).buscar.click()
  }

  test('la abogada, lo de su código, diga lo que diga la dirección', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { total: suyos } = await municipio.inmuebles({ abogado: 'A01' })
    await buscarTodo(page, producto, 'abogada')
    const { total, mostrar, campo } = openInmuebles(page)
    await expect(total).toHaveText(totalDe(suyos))
    await mostrar.click()
    await expect(campo('Calle')).toBeVisible()
    await expect(campo('Abogado')).toHaveCount(0)
    await page.goto(`${producto.url}${INMUEBLES}?abogado=A02`)
    await expect(total).toHaveText(totalDe(suyos))
  })

  test('el invitado mira y no descarga', async ({ page, producto }) => {
    await buscarTodo(page, producto, 'invitado')
    const { total, excel, mostrar, campo } = openInmuebles(page)
    await expect(total).toBeVisible()
    await expect(excel).toHaveCount(0)
    await expectSinCsv(page)
    await mostrar.click()
    await expect(campo('Abogado')).toBeVisible()
  })

  test('sin código de abogado se dice por qué no hay nada', async ({ page, producto }) => {
    await llegar(page, producto, 'sinCodigo', INMUEBLES)
    await expect(page.getByText('Su usuario no tiene código de abogado asignado')).toBeVisible()
    await expect(openInmuebles(page).total).toHaveCount(0)
  })
})

for (const [ancho, alto] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`se puede usar en cada estado, a ${ancho}x${alto}`, async ({ page, producto, consola }) => {
    consola.expect(/Failed to load resource/)
    await page.setViewportSize({ width: ancho, height: alto })
    const municipio = await createMunicipio(producto, 'admin')
    const fila = await findConDeuda(municipio)
    await llegar(page, producto, 'admin', INMUEBLES)
    const { buscar, campo, total, verDeuda, tabla } = openInmuebles(page)
    await expect(buscar).toBeVisible()
    await expectAccessible(page, 'formulario')
    await campo('Estados').selectOption({ index: 1 })
    await buscar.click()
    await expect(page.getByText("No es posible buscar solo por 'estados'")).toBeVisible()
    await expectAccessible(page, 'búsqueda rechazada')
    await page.goto(`${producto.url}${direccionDe(fila)}`)
    await expect(total).toBeVisible()
    await verDeuda(fila).click()
    await expect(page.getByRole('region', { name: 'Deudas en gestión legal' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Ver los períodos del año/ })
      .first()
      .click()
    await expectAccessible(page, 'deuda abierta')
    await abrirHerramientas(page)
    await elegirEnLista(page, 'Columnas')
    await expectAccessible(page, 'columnas')
    await page.goto(`${producto.url}/inmueble/${fila.NRO_INMUEBLE}?recurso=${fila.RECURSO}`)
    await expect(page.getByRole('region', { name: 'Deudas en gestión legal' })).toBeVisible()
    await expectAccessible(page, 'detalle del inmueble')
    await page.goto(`${producto.url}${INMUEBLES}?nombre=nadie+con+este+nombre`)
    await expect(page.getByText('No se encontrarón inmuebles')).toBeVisible()
    await expectAccessible(page, 'sin resultados')
    await page.route('**/municipio/recImpInm*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'x' }),
    )
    await page.goto(`${producto.url}${INMUEBLES}?calle=mitre`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'falla de la búsqueda')
    await expect(tabla).toHaveCount(0)
  })
}
