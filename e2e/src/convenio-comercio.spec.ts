import type { Page } from '@playwright/test'
import {
  abrirEdicion,
  apiDe,
  type ConvenioCreado,
  crearPorApi,
  guardarYComparar,
  hallarImponible,
  toCentavos,
} from './support/convenio-nuevo.ts'
import { openConvenios, pantallaDeConvenios, pesos, sumPesos } from './support/convenios.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import type { Producto } from './support/producto.ts'
import { expect, llegar, type PersonaDeDemo, test } from './support/test.ts'

const CONVENIOS = '/convenios'

const crearDeComercio = async (producto: Producto, firmante: string): Promise<ConvenioCreado> =>
  crearPorApi(producto, {
    persona: 'abogada',
    clase: 'comercio',
    item: await hallarImponible(producto, 'A01', 'C'),
    plan: { plan: 'SHANT_6' },
    periodos: 2,
    firmante,
  })

const crearConfirmado = async (producto: Producto, firmante: string): Promise<ConvenioCreado> => {
  const convenio = await crearDeComercio(producto, firmante)
  const api = await apiDe(producto, 'abogada')
  expect((await api.post(`/convenios/${convenio.id}/confirmar`)).status).toBe(200)
  return convenio
}

const cifrasDe = ({ total, a_pagar, liquidacion }: ConvenioCreado): readonly string[] => [
  pesos(total),
  pesos(a_pagar),
  pesos(liquidacion.total),
  sumPesos(a_pagar, liquidacion.total),
]

const comercioDe = ({ convenio_convpp: [plan] }: ConvenioCreado): string => `${plan?.r} ${plan?.i}`

test.describe('el convenio de un comercio, de su abogada', () => {
  test('se edita: otro plan, menos períodos y otra forma de pago', async ({ page, producto }) => {
    const antes = await crearDeComercio(producto, 'Edita Comercio')
    const form = await abrirEdicion(page, producto, 'abogada', antes)
    const { dialog, campo } = form
    await expect(dialog.getByRole('tab', { name: 'COMERCIOS' })).toBeVisible()
    await expect(dialog.getByRole('tab', { name: 'INMUEBLES' })).toHaveCount(0)
    await expect(form.plan('SHANT_6')).toBeChecked()
    await dialog.getByRole('button', { name: 'Ver otros planes' }).click()
    await form.plan('SHANT_12').check()
    const [periodo] = antes.convenio_convppcuotas
    const anio = dialog.getByRole('button', { name: `Ver los períodos del año ${periodo?.a}` })
    if ((await anio.getAttribute('aria-expanded')) === 'false') await anio.click()
    await dialog
      .getByRole('checkbox', { name: /^Período /, checked: true })
      .first()
      .uncheck()
    await campo('Forma de pago').selectOption({ label: 'En Cuotas' })
    await campo('Cuotas del pago').fill('4')
    await expect(dialog.getByText(/^12 cuotas de/).first()).toBeVisible()
    await expect(form.liquidacion).toContainText(/4 cuotas de \$/)
    const despues = await guardarYComparar(form, await apiDe(producto, 'abogada'), antes.id)
    expect(despues).toMatchObject({ clase: 'comercio', codexterno: 'A01', cuotaspago: 4 })
    expect(despues.convenio_convpp.map(({ plan, c }) => [plan, c])).toEqual([['SHANT_12', 12]])
    expect(despues.convenio_convppcuotas).toHaveLength(antes.convenio_convppcuotas.length - 1)
    expect(toCentavos(despues.total)).toBeLessThan(toCentavos(antes.total))
    const vista = pantallaDeConvenios(page).dialogo('Ver Convenio')
    for (const cifra of cifrasDe(despues)) await expect(vista).toContainText(cifra)
  })

  test('se confirma después de leer sus cifras, y ya no cambia', async ({ page, producto }) => {
    const convenio = await crearDeComercio(producto, 'Confirma Comercio')
    const { confirmar, editar, eliminar, pdf, fila, dialogo } = pantallaDeConvenios(page)
    await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
    await expect(fila(convenio)).toContainText(`${comercioDe(convenio)} · SHANT_6`)
    await confirmar(convenio).click()
    const pregunta = dialogo(`Confirmar convenio ${convenio.convenio}`)
    await expect(pregunta).toContainText('Confirma Comercio')
    for (const cifra of cifrasDe(convenio)) await expect(pregunta).toContainText(cifra)
    await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
    await expect(page.getByText('Se confirmó correctamente.')).toBeVisible()
    await expect(pdf(convenio)).toBeVisible()
    for (const boton of [confirmar, editar, eliminar]) await expect(boton(convenio)).toHaveCount(0)
    await expect(fila(convenio)).not.toContainText('Sin confirmar')
    const { detalle } = await openConvenios(producto, 'abogada')
    const { total, a_pagar, liquidacion, fc_confirma } = await detalle(convenio.id)
    expect(fc_confirma).not.toBeNull()
    expect([total, a_pagar, liquidacion.total]).toEqual([
      convenio.total,
      convenio.a_pagar,
      convenio.liquidacion.total,
    ])
  })

  test('se imprime: el visor y el archivo dicen lo mismo que la pantalla', async ({
    page,
    producto,
  }) => {
    const convenio = await crearConfirmado(producto, 'Imprime Comercio')
    const { ver, dialogo } = pantallaDeConvenios(page)
    await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
    await ver(convenio).click()
    const vista = dialogo('Ver Convenio')
    await expect(vista.locator('.conv-cifras dd')).toHaveText(
      cifrasDe(convenio).map((cifra) => new RegExp(`${cifra.slice(2)}$`)),
    )
    const montos = vista
      .getByRole('table', { name: /^Cuotas del plan/ })
      .locator('tbody tr td:last-child')
    await expect(montos).toHaveCount(6)
    const cuotas = await montos.allTextContents()
    await vista.getByRole('button', { name: /^Ver el PDF/ }).click()
    const visor = dialogo(`Convenio ${convenio.convenio}`)
    const hojas = visor.getByRole('region', { name: /^Página \d de \d$/ })
    await expect(hojas.first().locator('canvas')).toBeVisible()
    const primera = hojas.first().locator('.pdf-text')
    const comercio = `Comercio N.º ${convenio.convenio_convpp[0]?.i}`
    for (const texto of [convenio.convenio, 'IMPRIME COMERCIO', comercio, pesos(convenio.total)])
      await expect(primera).toContainText(texto)
    const descarga = page.waitForEvent('download')
    await visor.getByRole('button', { name: 'Descargar', exact: true }).click()
    const { name, bytes } = await readDownload(await descarga)
    expect(name).toBe(`convenio_${convenio.convenio}.pdf`)
    const papel = readPdf(bytes)
    for (const texto of [convenio.convenio, 'IMPRIME COMERCIO', comercio])
      expect(papel).toContain(texto)
    // The document prints the first three amounts of `cifrasDe`. It does not print the last one, the sum of the amount
    // to pay and the lawyer's fees.
    const importes = [...cifrasDe(convenio).slice(0, 3), ...cuotas].map((cifra) =>
      cifra.replace(/^\$\s/, ''),
    )
    for (const importe of importes) expect(papel).toContain(importe)
  })

  test('se elimina después de preguntar, y sus períodos vuelven a estar libres', async ({
    page,
    producto,
  }) => {
    const convenio = await crearDeComercio(producto, 'Elimina Comercio')
    const { eliminar, fila, dialogo } = pantallaDeConvenios(page)
    await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
    await eliminar(convenio).click()
    const pregunta = dialogo(`Eliminar convenio ${convenio.convenio}`)
    await expect(pregunta).toContainText('¿Esta seguro de eliminar este convenio?')
    await expect(pregunta).toContainText('Elimina Comercio')
    await pregunta.getByRole('button', { name: 'Eliminar convenio' }).click()
    await expect(page.getByText('Se eliminó correctamente.')).toBeVisible()
    await expect(fila(convenio)).toHaveCount(0)
    await expect(page.getByText('No se encontraron convenios')).toBeVisible()
    const [plan] = convenio.convenio_convpp
    const otra = await crearPorApi(producto, {
      persona: 'abogada',
      clase: 'comercio',
      item: { numero: plan?.i ?? 0, recurso: plan?.r ?? '', periodos: 0, total: 0 },
      plan: { plan: 'SHANT_12' },
      periodos: 2,
    })
    expect(otra.total).toBe(convenio.total)
  })
})

test.describe('el convenio de un comercio, ante los demás', () => {
  const hechos = new Map<
    string,
    Promise<{ readonly libre: ConvenioCreado; readonly hecho: ConvenioCreado }>
  >()

  /**
   * Returns an unconfirmed payment agreement and a confirmed agreement, and creates them at the first call. No test
   * changes these agreements, so all the tests share them.
   */
  const dosDe = (producto: Producto) => {
    const par =
      hechos.get(producto.url) ??
      (async () => ({
        libre: await crearDeComercio(producto, 'Libre Comercio'),
        hecho: await crearConfirmado(producto, 'Hecho Comercio'),
      }))()
    hechos.set(producto.url, par)
    return par
  }

  const mirar = async (page: Page, producto: Producto, persona: PersonaDeDemo) => ({
    ...(await dosDe(producto)),
    ...pantallaDeConvenios(page),
    goTo: (query: string) => page.goto(`${producto.url}${CONVENIOS}?${query}`),
    llegar: () => llegar(page, producto, persona),
  })

  /**
   * Tries to edit, confirm, delete and print a payment agreement with the session of `persona`. The requests go
   * directly to the API, because the screen may hide the buttons. Returns the four HTTP status codes.
   */
  const actosDe = async (producto: Producto, persona: PersonaDeDemo) => {
    const { libre, hecho } = await dosDe(producto)
    const api = await apiDe(producto, persona)
    const { id: convenio, version } = libre
    const answers = [
      await api.post('/convenios/edit', { convenio, version, obs: 'x' }),
      await api.post(`/convenios/${convenio}/confirmar`),
      await api.post('/convenios/delete', { convenio }),
      await api.get(`/convenios/${hecho.id}/pdf`),
    ]
    return answers.map(({ status }) => status)
  }

  test('A00 puede lo mismo que su abogada', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'jefe')
    await p.llegar()
    await p.goTo(`convenio=${p.libre.convenio}`)
    for (const boton of [p.ver, p.confirmar, p.editar, p.eliminar])
      await expect(boton(p.libre)).toBeVisible()
    await p.goTo(`convenio=${p.hecho.convenio}`)
    await expect(p.pdf(p.hecho)).toBeVisible()
    for (const boton of [p.confirmar, p.editar, p.eliminar])
      await expect(boton(p.hecho)).toHaveCount(0)
  })

  test('un administrador solo mira, y puede ver el documento', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'admin')
    await p.llegar()
    await p.goTo(`convenio=${p.libre.convenio}`)
    await expect(p.ver(p.libre)).toBeVisible()
    for (const boton of [p.confirmar, p.editar, p.eliminar])
      await expect(boton(p.libre)).toHaveCount(0)
    await p.goTo(`editar=${p.libre.id}`)
    await expect(p.dialogo('Ver Convenio')).toContainText('El convenio es de otro abogado')
    await p.goTo(`convenio=${p.hecho.convenio}`)
    await expect(p.pdf(p.hecho)).toBeVisible()
    expect(await actosDe(producto, 'admin')).toEqual([403, 403, 403, 200])
  })

  test('para otro abogado no existe', async ({ page, producto, consola }) => {
    consola.expect(/404/)
    const p = await mirar(page, producto, 'otroAbogado')
    await p.llegar()
    await p.goTo(`convenio=${p.libre.convenio}`)
    await expect(page.getByText('No se encontraron convenios')).toBeVisible()
    await p.goTo(`editar=${p.libre.id}`)
    await expect(p.dialogo('Ver Convenio')).toContainText('No existe el convenio.')
    await p.goTo(`pdf=${p.hecho.id}`)
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'No se puedo encontrar el convenio.',
    )
    expect(await actosDe(producto, 'otroAbogado')).toEqual([404, 404, 404, 404])
  })

  test('un invitado lo ve con los datos tapados, y nada más', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'invitado')
    await p.llegar()
    for (const convenio of [p.libre, p.hecho]) {
      await p.goTo(`convenio=${convenio.convenio}`)
      await expect(p.ver(convenio)).toBeVisible()
      for (const boton of [p.confirmar, p.editar, p.eliminar, p.pdf])
        await expect(boton(convenio)).toHaveCount(0)
    }
    await p.ver(p.hecho).click()
    const vista = p.dialogo('Ver Convenio')
    await expect(vista).toContainText('Hecho Comercio')
    await expect(vista).toContainText('•••••456')
    await expect(vista).not.toContainText('154423344')
    expect(await actosDe(producto, 'invitado')).toEqual([403, 403, 403, 403])
  })

  test('sin código de abogado no hay convenios', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'sinCodigo')
    await p.llegar()
    await p.goTo(`convenio=${p.libre.convenio}`)
    await expect(page.getByText('Su usuario no tiene código de abogado asignado')).toBeVisible()
    // A user without a lawyer's code gets 403 for editing, confirming and deleting a payment agreement. The PDF of
    // another lawyer's agreement gives 404, like a PDF that does not exist.
    expect(await actosDe(producto, 'sinCodigo')).toEqual([403, 403, 403, 404])
    await expect(page.getByRole('button', { name: 'Nuevo Convenio' })).toHaveCount(0)
  })
})
