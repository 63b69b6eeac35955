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

test.describe('un plan de pago', () => {
  test('sus cuotas llevan estado con texto y color, y suman al centavo', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const plandepago = await createPlandepago(producto, 'admin')
    const { filas } = await planesDe(municipio, { recurso: 'SS' })
    let conTodo: { plan: Plan; cuotas: readonly Cuota[] } | undefined
    for (const plan of filas) {
      const cuotas = await plandepago.cuotas(plan.NRO_PLAN)
      const distintos = new Set(cuotas.map(({ ESTADO }) => ESTADO)).size
      const adelantada = cuotas.some((q) => q.ESTADO === 'VIGENTE' && q.FECHA_COBRANZA !== null)
      if (distintos === 3 && adelantada) conTodo = { plan, cuotas }
    }
    if (conTodo === undefined) throw new Error('No hay un plan con cuotas de todos los estados')
    const { plan, cuotas } = conTodo
    await llegar(page, producto, 'admin', `${PLANES}?plan=${plan.NRO_PLAN}`)
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
      if (cuota.ESTADO === 'VIGENTE' && cuota.FECHA_COBRANZA !== null)
        await expect(fila).toContainText(`pagada ${fecha(cuota.FECHA_COBRANZA)}`)
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
  })

  test('muestra los convenios de su imponible, con la dirección de cada uno', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    const { filas } = await planesDe(municipio, {})
    const { filas: convenios } = await municipio.buscar<{
      convenio: string
      convenio_convpp: { r: string; i: number }[]
    }>('/convFiltro', {})
    const [plan, convenio] =
      filas
        .filter(({ TIPO }) => TIPO === 'I')
        .flatMap((candidato) => {
          const suyo = convenios.find(({ convenio_convpp }) =>
            convenio_convpp.some(
              ({ r, i }) => i === candidato.NRO_IMPONIBLE && ['AB', 'SS', 'RV'].includes(r),
            ),
          )
          return suyo ? [[candidato, suyo] as const] : []
        })
        .at(0) ?? []
    const [sinConvenios] = filas.filter(
      ({ NRO_IMPONIBLE }) =>
        !convenios.some(({ convenio_convpp }) =>
          convenio_convpp.some(({ i }) => i === NRO_IMPONIBLE),
        ),
    )
    if (!plan || !convenio || !sinConvenios) throw new Error('Faltan planes con y sin convenios')
    const { verPlan, vista } = openPlanes(page)
    await llegar(page, producto, 'admin', `${PLANES}?plan=${plan.NRO_PLAN}`)
    await verPlan(plan).click()
    await expect(
      vista(plan).getByRole('link', { name: `Ver el convenio ${convenio.convenio}` }),
    ).toHaveAttribute('href', `/convenios?convenio=${convenio.convenio}`)
    await page.goto(`${producto.url}${PLANES}?plan=${sinConvenios.NRO_PLAN}`)
    await verPlan(sinConvenios).click()
    await expect(vista(sinConvenios)).toContainText('Este imponible no tiene convenios.')
  })
})
