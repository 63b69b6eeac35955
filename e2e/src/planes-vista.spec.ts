import type { Page } from '@playwright/test'
import { apiDe, crearPorApi, tomarImponible } from './support/convenio-nuevo.ts'
import { createMunicipio } from './support/municipio.ts'
import {
  type Cuota,
  centavos,
  createPlandepago,
  fecha,
  openPlanes,
  PLANES,
  type Plan,
  pesos,
  plain,
  planesDe,
  textsOf,
} from './support/planes.ts'
import { expect, llegar, test } from './support/test.ts'

const TAGS = { COBRADA: 'tag-exito', VENCIDA: 'tag-error', VIGENTE: 'tag-neutro' } as const

interface Convenio {
  readonly id: number
  readonly convenio: string
  readonly convenio_convpp: readonly { readonly r: string; readonly i: number }[]
}

/**
 * Finds a payment plan and an agreement over the same property or business, so that the test can follow the link of the
 * plan. A property and a business may have the same number, so their kinds are compared too.
 */
const findPar = (planes: readonly Plan[], convenios: readonly Convenio[]) => {
  for (const plan of planes) {
    const convenio = convenios.find(({ convenio_convpp }) =>
      convenio_convpp.some(
        ({ r, i }) =>
          i === plan.NRO_IMPONIBLE && ['AB', 'SS', 'RV'].includes(r) === (plan.TIPO === 'I'),
      ),
    )
    if (convenio) return [plan, convenio] as const
  }
  throw new Error('Ningún plan es de un imponible con convenios')
}

const isAdelantada = ({ ESTADO, FECHA_COBRANZA }: Cuota): boolean =>
  ESTADO === 'VIGENTE' && FECHA_COBRANZA !== null

const expectCuotas = async (page: Page, plan: Plan, cuotas: readonly Cuota[]): Promise<void> => {
  const { verPlan, vista } = openPlanes(page)
  await verPlan(plan).click()
  const dialogo = vista(plan)
  const tabla = dialogo.getByRole('table', { name: 'Cuotas del plan' })
  await expect(tabla.locator('tbody > tr')).toHaveCount(cuotas.length)
  for (const [index, cuota] of cuotas.entries()) {
    const fila = tabla.locator('tbody > tr').nth(index)
    const estado = fila.locator('.tag')
    await expect(estado).toHaveText(cuota.ESTADO)
    await expect(estado).toHaveClass(new RegExp(TAGS[cuota.ESTADO]))
    await expect(estado.locator('.icon')).toHaveCount(1)
    await expect(fila).toContainText(cuota.FRM_FECHA)
    await expect(fila).toContainText(pesos(cuota.MONTO))
    if (isAdelantada(cuota))
      await expect(fila).toContainText(`pagada ${fecha(cuota.FECHA_COBRANZA ?? '')}`)
  }
  const monto = cuotas.reduce((sum, { MONTO }) => sum + centavos(MONTO), 0)
  const capital = cuotas.reduce((sum, { MONTO_CAPITAL }) => sum + centavos(MONTO_CAPITAL), 0)
  const [totales = []] = await textsOf(tabla, 'tfoot')
  expect(monto).toBe(centavos(plan.TOTAL))
  expect(totales[5]).toBe(plain(pesos(plan.TOTAL)))
  expect(totales[3]).toBe(plain(pesos((capital / 100).toFixed(2))))
  const pagadas = cuotas.filter(({ FECHA_COBRANZA }) => FECHA_COBRANZA !== null)
  const avance = dialogo.getByRole('region', { name: 'Avance del plan' })
  await expect(avance).toContainText(`${pagadas.length} de ${cuotas.length} cuotas pagadas`)
  await page.keyboard.press('Escape')
  await expect(dialogo).toHaveCount(0)
  await expect(verPlan(plan)).toBeFocused()
}

test.describe('un plan de pago', () => {
  test('sus cuotas llevan estado con texto y color, y suman al centavo', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const plandepago = await createPlandepago(producto, 'admin')
    const { filas } = await planesDe(municipio, {})
    const buscados = new Map<string, (cuotas: readonly Cuota[]) => boolean>([
      ['los tres estados', (cuotas) => new Set(cuotas.map(({ ESTADO }) => ESTADO)).size === 3],
      ['una pagada antes de vencer', (cuotas) => cuotas.some(isAdelantada)],
    ])
    const hallados: { plan: Plan; cuotas: readonly Cuota[] }[] = []
    for (const plan of filas) {
      if (buscados.size === 0) break
      const cuotas = await plandepago.cuotas(plan.NRO_PLAN)
      const tiene = [...buscados].filter(([, tieneEso]) => tieneEso(cuotas))
      for (const [nombre] of tiene) buscados.delete(nombre)
      if (tiene.length > 0) hallados.push({ plan, cuotas })
    }
    expect([...buscados.keys()]).toEqual([])
    for (const { plan, cuotas } of hallados) {
      await llegar(page, producto, 'admin', `${PLANES}?plan=${plan.NRO_PLAN}`)
      await expectCuotas(page, plan, cuotas)
    }
  })

  test('muestra los convenios de su imponible, con la dirección de cada uno', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas } = await planesDe(municipio, {})
    const { filas: convenios } = await municipio.convenios<Convenio>()
    const [plan, convenio] = findPar(filas, convenios)
    const [sinConvenios] = filas.filter(
      ({ NRO_IMPONIBLE }) =>
        !convenios.some(({ convenio_convpp }) =>
          convenio_convpp.some(({ i }) => i === NRO_IMPONIBLE),
        ),
    )
    if (!sinConvenios) throw new Error('Todos los planes tienen convenios')
    const { verPlan, vista } = openPlanes(page)
    await llegar(page, producto, 'admin', `${PLANES}?plan=${plan.NRO_PLAN}`)
    await verPlan(plan).click()
    await vista(plan)
      .getByRole('link', { name: `Ver el convenio ${convenio.convenio}` })
      .click()
    await expect(page).toHaveURL(`${producto.url}/convenios?ver=${convenio.id}`)
    await expect(page.getByRole('dialog', { name: 'Ver Convenio' })).toContainText(
      convenio.convenio,
    )
    await page.goto(`${producto.url}${PLANES}?plan=${sinConvenios.NRO_PLAN}`)
    await verPlan(sinConvenios).click()
    await expect(vista(sinConvenios)).toContainText('Este imponible no tiene convenios.')
  })

  test('un convenio eliminado se ve, y dice que lo está', async ({ page, municipio: propio }) => {
    const municipio = await createMunicipio(propio, 'jefe')
    const { filas } = await planesDe(municipio, {})
    const findConDeuda = async () => {
      for (;;) {
        const item = await tomarImponible(propio, 'A01', 'I')
        const plan = filas.find(
          ({ TIPO, NRO_IMPONIBLE }) => TIPO === 'I' && NRO_IMPONIBLE === item.numero,
        )
        if (plan) return { item, plan }
      }
    }
    const { item, plan } = await findConDeuda()
    const convenio = await crearPorApi(propio, {
      persona: 'abogada',
      clase: 'inmueble',
      item,
      plan: { plan: 'ABLT' },
    })
    const api = await apiDe(propio, 'abogada')
    expect((await api.post('/convenios/delete', { convenio: convenio.id })).status).toBe(200)
    const { verPlan, vista } = openPlanes(page)
    await llegar(page, propio, 'invitado', `${PLANES}?plan=${plan.NRO_PLAN}`)
    await verPlan(plan).click()
    const fila = vista(plan).getByRole('row', { name: convenio.convenio })
    await expect(fila).toContainText('Eliminado')
    await fila.getByRole('link').click()
    const dialogo = page.getByRole('dialog', { name: 'Ver Convenio' })
    await expect(dialogo).toContainText('El convenio está eliminado.')
    await expect(dialogo).toContainText(convenio.convenio)
    await expect(dialogo.getByRole('button', { name: /^(Editar|Eliminar|Confirmar)/ })).toHaveCount(
      0,
    )
  })
})
