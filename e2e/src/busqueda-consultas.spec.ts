import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { expectCsvLike } from './support/exportaciones.ts'
import { readRows } from './support/libros.ts'
import { expectSinCsv } from './support/lista.ts'
import { createMunicipio, type Municipio, sumar } from './support/municipio.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

interface Contribuyente {
  readonly NRO_CONTRIB: number
  readonly APYNOM: string
  readonly NRO_DOC: string
  readonly DOMICILIO: string
  readonly TELEFONOS: string
  readonly IMPONIBLES: readonly {
    readonly TIPO: 'I' | 'C'
    readonly IMPONIBLE: number
    readonly RECURSOS: readonly string[]
  }[]
}

interface Comercio {
  readonly NRO_COMERCIO: number
  readonly NOMBRE: string
  readonly RECURSOS: readonly string[]
}

const CONTRIBUYENTES = '/contribuyentes'
const COMERCIOS = '/comercios'

const contribuyentesDe = (municipio: Municipio, data: Readonly<Record<string, string>>) =>
  municipio.buscar<Contribuyente>('/recImpContrib', data)

const comerciosDe = (municipio: Municipio, data: Readonly<Record<string, string>>) =>
  municipio.buscar<Comercio>('/consultas/comercioxVarios', data)

const openBusqueda = (page: Page) => ({
  campo: (label: string) => page.locator('form').getByLabel(label, { exact: true }),
  buscar: page.getByRole('button', { name: 'BUSCAR' }),
  total: page.getByText(/^TOTAL: /),
  excel: page.getByRole('button', { name: 'Descargar Excel' }),
})

const totalDe = (n: number): string => `TOTAL: ${n.toLocaleString('es-AR')} resultados`

const findPersona = async (municipio: Municipio): Promise<Contribuyente> => {
  const { filas } = await contribuyentesDe(municipio, { nombre: 'ponce' })
  const persona = filas.find(
    ({ NRO_DOC, TELEFONOS, IMPONIBLES }) =>
      NRO_DOC !== '' && TELEFONOS !== '' && IMPONIBLES.some(({ TIPO }) => TIPO === 'I'),
  )
  if (persona === undefined) throw new Error('No hay a quién buscar')
  return persona
}

const conPuntos = (dni: string): string => Number(dni).toLocaleString('es-AR')

test('se llega a las consultas desde el inicio y de una a otra', async ({ page, producto }) => {
  await llegar(page, producto, 'abogada')
  for (const nombre of ['Contribuyentes', 'Inmuebles', 'Comercios']) {
    await page
      .getByRole('navigation', { name: 'Buscar' })
      .getByRole('link', { name: nombre, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible()
    await expect(page).toHaveTitle(`${nombre} · Apremia`)
  }
  await page.goto(`${producto.url}/Inmuebles/58?recurso=SS`)
  await expect(page).toHaveURL(`${producto.url}/inmueble/58?recurso=SS`)
})

test.describe('la búsqueda de contribuyentes', () => {
  test('por documento, con puntos o sin ellos; sus inmuebles llevan a su búsqueda', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const persona = await findPersona(municipio)
    await llegar(page, producto, 'admin', CONTRIBUYENTES)
    const { campo, buscar, total } = openBusqueda(page)
    await campo('DNI').fill('12')
    await buscar.click()
    await expect(page.getByText('El DNI tiene 7 u 8 dígitos, con o sin puntos.')).toBeVisible()
    await campo('DNI').fill(conPuntos(persona.NRO_DOC))
    await buscar.click()
    await expect(total).toHaveText(totalDe(1))
    await expect(page.getByRole('rowheader', { name: persona.APYNOM })).toBeVisible()
    await page
      .getByRole('button', { name: `Ver los inmuebles y comercios de ${persona.APYNOM}` })
      .click()
    const [inmueble] = persona.IMPONIBLES.filter(({ TIPO }) => TIPO === 'I')
    await page
      .getByRole('link', { name: new RegExp(`^Buscar el inmueble ${inmueble?.IMPONIBLE}\\b`) })
      .last()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inmuebles' })).toBeVisible()
    await expect(total).toHaveText(totalDe(1))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Contribuyentes' })).toBeVisible()
    await expect(total).toHaveText(totalDe(1))
  })

  test('el Excel y el CSV tienen a todos, en su orden', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas, total } = await contribuyentesDe(municipio, { nombre: 'ponce' })
    await llegar(page, producto, 'admin', `${CONTRIBUYENTES}?nombre=ponce`)
    const descarga = page.waitForEvent('download')
    await openBusqueda(page).excel.click()
    const { name, bytes } = await readDownload(await descarga)
    expect(name).toBe('contribuyentes.xlsx')
    const rows = readRows(bytes)
    expect(rows).toHaveLength(total)
    expect(rows.map((row) => [row['NOMBRE COMPLETO'], row.DNI ?? '', row.DOMICILIO])).toEqual(
      filas.map(({ APYNOM, NRO_DOC, DOMICILIO }) => [APYNOM, NRO_DOC, DOMICILIO]),
    )
    await expectCsvLike(page, { name, bytes })
  })

  test('los datos se leen en su ficha, y solo A00 los guarda en Novedades', async ({
    page,
    producto,
    context,
  }) => {
    const municipio = await createMunicipio(producto, 'jefe')
    const persona = await findPersona(municipio)
    const direccion = `${CONTRIBUYENTES}?dni=${persona.NRO_DOC}`
    const openFicha = (en: Page) => {
      const ficha = en.getByRole('dialog', { name: 'Datos del Contribuyente' })
      return {
        ver: en.getByRole('button', { name: `Ver los datos de ${persona.APYNOM}` }),
        ficha,
        guardar: ficha.getByRole('button', { name: 'Guardar en Novedades' }),
      }
    }
    const { ver, ficha, guardar } = openFicha(page)
    await llegar(page, producto, 'admin', direccion)
    await ver.click()
    await expect(ficha).toContainText(persona.TELEFONOS)
    await expect(guardar).toHaveCount(0)
    await ficha.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(ficha).toHaveCount(0)
    await expect(ver).toBeFocused()

    // Each tab of the browser has its own session, so a second person can sign in on a new tab.
    const otra = await context.newPage()
    await llegar(otra, producto, 'jefe', direccion)
    const deJefe = openFicha(otra)
    await deJefe.ver.click()
    await deJefe.guardar.click()
    const confirmacion = otra.getByRole('dialog', { name: 'Guardar en Novedades' })
    await expect(confirmacion).toContainText('¿Esta seguro de guardar el contribuyente?')
    await confirmacion.getByRole('button', { name: 'Guardar' }).click()
    await expect(otra.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  })

  test('el invitado ve los documentos y teléfonos tapados, y no descarga', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const persona = await findPersona(municipio)
    await llegar(page, producto, 'invitado', `${CONTRIBUYENTES}?nombre=ponce`)
    const { total, excel } = openBusqueda(page)
    await expect(total).toBeVisible()
    await expect(excel).toHaveCount(0)
    await expectSinCsv(page)
    await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
    for (const documento of ['DNI', 'CUIT', 'CUIM'])
      await expect(page.getByRole('textbox', { name: documento })).toHaveCount(0)
    await page.getByRole('button', { name: `Ver los datos de ${persona.APYNOM}` }).click()
    await expect(page.getByRole('dialog')).toContainText(persona.APYNOM)
    await expect(page.getByText(persona.NRO_DOC)).toHaveCount(0)
    await expect(page.getByText(persona.TELEFONOS)).toHaveCount(0)
    await page.goto(`${producto.url}${CONTRIBUYENTES}?dni=20123456`)
    await expect(page.getByText('Los invitados no pueden buscar por documento.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('ponce')
    await page.getByRole('button', { name: 'BUSCAR' }).click()
    await expect(total).toBeVisible()
    await expect(page.getByText('Los invitados no pueden buscar por documento.')).toHaveCount(0)
  })
})

test.describe('la búsqueda de comercios', () => {
  test('quien elige abogado lo ve entre los filtros', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { total: suyos } = await comerciosDe(municipio, { abogado: 'A02' })
    await llegar(page, producto, 'admin', `${COMERCIOS}?abogado=A02`)
    await expect(openBusqueda(page).total).toHaveText(totalDe(suyos))
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText(
      'Abogado: Roldán, Esteban (A02)',
    )
  })

  test('por nombre; su deuda se abre por recurso, y de él sale un convenio', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas: todos } = await comerciosDe(municipio, {})
    const comercio = todos.find(({ RECURSOS }) => RECURSOS.length > 1)
    if (comercio === undefined) throw new Error('No hay comercios de dos recursos')
    const { total: suyos } = await comerciosDe(municipio, { contribuyente: comercio.NOMBRE })
    await llegar(page, producto, 'admin', COMERCIOS)
    const { campo, buscar, total } = openBusqueda(page)
    await campo('Contribuyente').fill(comercio.NOMBRE.toLocaleLowerCase('es-AR'))
    await buscar.click()
    await expect(total).toHaveText(totalDe(suyos))
    await page
      .getByRole('button', {
        name: `Ver la deuda del comercio ${comercio.NRO_COMERCIO}`,
        exact: true,
      })
      .click()
    const paneles = page.locator('.row-detail .debt')
    await expect(paneles).toHaveCount(comercio.RECURSOS.length)
    for (const [index, recurso] of comercio.RECURSOS.entries()) {
      const { deuda, legal, enPlan } = await municipio.deuda(comercio.NRO_COMERCIO, recurso)
      const lineas = [...deuda, ...legal, ...enPlan]
      await expect(paneles.nth(index)).toContainText(
        lineas.length === 0 ? 'No posee deudas' : sumar(lineas),
      )
    }
    await expect(
      page.getByRole('link', {
        name: `Nuevo Convenio del comercio ${comercio.NRO_COMERCIO}`,
        exact: true,
      }),
    ).toHaveAttribute('href', `/convenios?comercio=${comercio.NRO_COMERCIO}`)
  })

  test('el Excel y el CSV tienen todos; el invitado no los ve, ni hace convenios', async ({
    page,
    producto,
    context,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const direccion = `${COMERCIOS}?calle=roca&orden=NOMBRE&sentido=desc`
    const { filas, total: cuantos } = await municipio.buscar<Comercio>(
      '/consultas/comercioxVarios',
      { calle: 'roca' },
      { orden: 'NOMBRE', sentido: 'desc' },
    )
    const { excel } = openBusqueda(page)
    await llegar(page, producto, 'admin', direccion)
    const descarga = page.waitForEvent('download')
    await excel.click()
    const { name, bytes } = await readDownload(await descarga)
    expect(name).toMatch(/^comercios_\d{8}_\d{6}\.xlsx$/)
    expect(readRows(bytes).map((row) => row['NRO COMERCIO'])).toEqual(
      filas.map(({ NRO_COMERCIO }) => NRO_COMERCIO),
    )
    await expectCsvLike(page, { name, bytes })
    const otra = await context.newPage()
    await llegar(otra, producto, 'invitado', direccion)
    const deInvitado = openBusqueda(otra)
    await expect(deInvitado.total).toHaveText(totalDe(cuantos))
    await expect(deInvitado.excel).toHaveCount(0)
    await expectSinCsv(otra)
    await expect(otra.getByText('Nuevo Convenio')).toHaveCount(0)
  })
})

for (const { viewport, colorScheme } of [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: TELEFONO, colorScheme: 'dark' },
] as const) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('contribuyentes y comercios se pueden usar abiertos y en su ficha', async ({
      page,
      producto,
    }) => {
      const persona = await findPersona(await createMunicipio(producto, 'admin'))
      const { total } = openBusqueda(page)
      await llegar(
        page,
        producto,
        'jefe',
        `${CONTRIBUYENTES}?nombre=ponce&abiertas=${persona.NRO_CONTRIB}`,
      )
      await expect(total).toBeVisible()
      await expectAccessible(page, 'contribuyentes')
      await page.getByRole('button', { name: `Ver los datos de ${persona.APYNOM}` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'ficha')
      await page.goto(`${producto.url}${COMERCIOS}?numero=5&abiertas=5`)
      await expect(page.locator('.row-detail .debt-total').first()).toBeVisible()
      await expectAccessible(page, 'comercios')
    })
  })
}
