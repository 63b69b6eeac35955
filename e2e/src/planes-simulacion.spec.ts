import type { Page } from '@playwright/test'
import { formulario } from './support/convenio-nuevo.ts'
import {
  type ConDeuda,
  direccionDe,
  findComercio,
  findGrande,
  findPartida,
  jsdeuda,
  sumar,
} from './support/deudas-para-planes.ts'
import { createMunicipio } from './support/municipio.ts'
import {
  abrirSimulacion,
  centavos,
  createPlandepago,
  fecha,
  openPlanes,
  PLANES,
  pesos,
  plain,
  textsOf,
} from './support/planes.ts'
import type { Producto } from './support/producto.ts'
import { expect, llegar, test } from './support/test.ts'

interface Simulado {
  readonly plan: string
  readonly cambiado_de: string | null
  readonly capital: string
  readonly interes: string
  readonly total: string
  readonly descuento: string
  readonly financiacion: string
  readonly anticipo: string
  readonly a_pagar: string
  readonly cuotas: readonly {
    readonly cuota: number
    readonly capital: string
    readonly interes: string
    readonly monto: string
    readonly vencimiento: string
  }[]
}

/**
 * Payment plans that a property may have when its debt is large. Small and large debts have different payment plans,
 * and the parameter `plan.umbral` is the amount between them.
 */
const DE_GRANDE = ['ABLT', 'W2113', 'W2201', 'W2203']
const DE_INMUEBLES = ['ABLT', 'W2112', 'W2113', 'W2201', 'W2200', 'W2203']
const DE_COMERCIOS = ['SHANT_6', 'SHANT_12']

const expectSimulado = async (page: Page, esperado: Simulado): Promise<void> => {
  const { resultado } = openPlanes(page)
  await expect(resultado.locator('.sim-plan')).toContainText(esperado.plan)
  await expect(resultado.locator('.sim-due dd')).toHaveText(pesos(esperado.a_pagar))
  await expect(resultado.locator('.sim-sums dd')).toHaveText(
    [
      esperado.capital,
      esperado.interes,
      esperado.total,
      esperado.descuento,
      esperado.financiacion,
      esperado.anticipo,
      esperado.a_pagar,
    ].map(pesos),
  )
  const tabla = resultado.getByRole('table', { name: `Cuotas del plan ${esperado.plan}` })
  await expect
    .poll(() => textsOf(tabla, 'tbody'))
    .toEqual(
      esperado.cuotas.map(({ cuota, vencimiento, capital, interes, monto }) => [
        cuota === 0 ? 'Anticipo' : String(cuota),
        fecha(vencimiento),
        ...[capital, interes, monto].map(pesos).map(plain),
      ]),
    )
}

test('la simulación y el convenio toman los mismos períodos y dan el mismo total; del plan al convenio hay un paso', async ({
  page,
  producto,
}) => {
  const deuda = await findPartida(await createMunicipio(producto, 'admin'))
  const { imponible, recurso, periodos, afuera } = deuda
  await llegar(page, producto, 'admin', direccionDe(deuda))
  const { simulacion, todos, tipo, resultado } = openPlanes(page)
  await abrirSimulacion(page)
  const total = pesos((sumar(periodos) / 100).toFixed(2))
  await expect(todos).toBeChecked()
  await expect(simulacion).toContainText(`Total elegido ${total}`)
  const fuera = simulacion.getByRole('region', {
    name: /^Quedan afuera: no están en gestión legal/,
  })
  await expect(fuera).toBeVisible()
  await tipo('W2112').or(tipo('W2113')).first().click()
  await expect(resultado.locator('.sim-plan')).toContainText(/^W211[23]/)
  await expect(simulacion.locator('[aria-busy]')).toHaveCount(0)
  const aPagar = await resultado.locator('.sim-due dd').textContent()

  const [anio] = afuera.filter((uno) => uno.afuera?.codigo === 'fuera-de-gestion').map(({ a }) => a)
  const suyos = fuera.getByRole('checkbox', { name: `Todos los períodos de ${anio}` })
  await suyos.check()
  await expect(simulacion).toContainText(
    new RegExp(`El convenio lleva ${periodos.length} de los \\d+ períodos elegidos: `),
  )
  await suyos.uncheck()
  await expect(resultado.locator('.sim-due dd')).toHaveText(aPagar ?? '')
  await simulacion
    .getByRole('button', { name: /^Hacer el convenio con este plan W211[23]$/ })
    .click()

  const { dialog, barra } = formulario(page, 'Nuevo Convenio')
  await expect(dialog.getByText(`${recurso} ${imponible}`).first()).toBeVisible()
  await expect(await barra('Deuda elegida')).toHaveText(total)
  await expect(await barra('Planes')).toHaveText(aPagar ?? '')
  await expect(dialog.getByRole('radio', { name: /^W211[23]/, checked: true })).toHaveCount(1)
  await expect(dialog.getByLabel('Fecha de la firma', { exact: true })).toBeFocused()
})

test.describe('la simulación de un plan', () => {
  const simularTodos = async (
    page: Page,
    producto: Producto,
    deuda: ConDeuda,
    planes: readonly string[],
  ): Promise<void> => {
    const { simular } = await createPlandepago(producto, 'admin')
    await llegar(page, producto, 'admin', direccionDe(deuda))
    const { simular: boton, todos, tipo, simulacion, resultado } = openPlanes(page)
    await boton.click()
    await expect(todos).toBeChecked()
    await todos.uncheck()
    await expect(resultado).toContainText(
      'Debe seleccionar un monto de la deuda para simular un plan de pago.',
    )
    await todos.check()
    await expect(simulacion).toContainText(
      `Total elegido ${pesos((sumar(deuda.periodos) / 100).toFixed(2))}`,
    )
    for (const plan of planes) {
      const answer = await simular({
        rec: deuda.recurso,
        imp: String(deuda.imponible),
        plan,
        jsdeuda: jsdeuda(deuda.periodos),
      })
      const esperado = (await answer.json()) as Simulado
      expect(answer.status, JSON.stringify(esperado)).toBe(200)
      await tipo(plan).click()
      await expectSimulado(page, esperado)
      await expect(tipo(esperado.plan)).toBeChecked()
    }
  }

  test('de un inmueble: los planes que puede tener, como los calcula el servidor, y por qué no los demás', async ({
    page,
    producto,
  }) => {
    const municipio = await createMunicipio(producto, 'admin')
    await simularTodos(page, producto, await findGrande(municipio), DE_GRANDE)
    const { simulacion, tipo, otros } = openPlanes(page)
    await expect(simulacion.getByRole('radio')).toHaveCount(DE_GRANDE.length)
    await expect(otros).toHaveText([
      'W2112 3 cuotas sin interés: Con este total corresponde W2113 (6 cuotas sin interés)',
      'W2200 Anticipo y 3 cuotas: Con este total corresponde W2203 (Anticipo y 6 cuotas)',
      'SHANT_6 6 cuotas con interés: Solo para comercios',
      'SHANT_12 12 cuotas con interés: Solo para comercios',
    ])
    await tipo('ABLT').click()
    await expect(simulacion.locator('.sim-rate')).toContainText('% mensual DEMO')
    await expect(simulacion.getByRole('columnheader', { name: 'Vencimiento (DEMO)' })).toBeVisible()
  })

  test('de un comercio: los dos suyos', async ({ page, producto }) => {
    const municipio = await createMunicipio(producto, 'admin')
    await simularTodos(page, producto, await findComercio(municipio), DE_COMERCIOS)
    const { simulacion, otros } = openPlanes(page)
    await expect(simulacion.getByRole('radio')).toHaveCount(DE_COMERCIOS.length)
    await expect(otros).toHaveText(
      DE_INMUEBLES.map((plan) => new RegExp(`^${plan} .*: Solo para inmuebles$`)),
    )
  })

  test('el total elegido cambia el plan en el límite, y se avisa', async ({ page, producto }) => {
    const deuda = await findGrande(await createMunicipio(producto, 'admin'))
    await llegar(page, producto, 'admin', direccionDe(deuda))
    const { todos, tipo, simulacion, resultado } = openPlanes(page)
    await abrirSimulacion(page)
    await expect(todos).toBeChecked()
    await tipo('W2203').click()
    await expect(resultado.locator('.sim-plan')).toContainText('W2203')
    // The payment plan W2203 requires a debt above a limit. The debt of a single year is below the limit, so the form
    // must change to plan W2200.
    await todos.uncheck()
    const [anio] = deuda.periodos.map(({ ANIO }) => ANIO).sort()
    await simulacion.getByRole('checkbox', { name: `Todos los períodos de ${anio}` }).check()
    await expect(tipo('W2200')).toBeChecked()
    await expect(resultado.locator('.sim-plan')).toContainText('W2200')
    await expect(simulacion).toContainText('está por debajo del límite: corresponde W2200')
    // When all the debt is chosen again, the total is above the limit of plan W2203. The form then returns to this
    // plan, which the person had chosen.
    await todos.check()
    await expect(tipo('W2203')).toBeChecked()
    await expect(simulacion.getByText('está por debajo del límite')).toHaveCount(0)
    await expect(tipo('W2200')).toHaveCount(0)
  })

  test('más de 15 cuotas son 15, y se dice', async ({ page, producto }) => {
    const deuda = await findGrande(await createMunicipio(producto, 'admin'))
    await llegar(page, producto, 'admin', direccionDe(deuda))
    const { todos, cuotas, resultado, simulacion } = openPlanes(page)
    await abrirSimulacion(page)
    await expect(cuotas).toHaveValue('15')
    await expect(todos).toBeChecked()
    const filas = resultado.locator('tbody > tr')
    await expect(filas).toHaveCount(15)
    await cuotas.fill('4')
    await expect(filas).toHaveCount(4)
    await cuotas.fill('16')
    await expect(cuotas).toHaveValue('15')
    await expect(simulacion.getByRole('status').getByText('Máximo 15 cuotas')).toHaveCount(1)
    await expect(filas).toHaveCount(15)
    await cuotas.fill('0')
    await expect(cuotas).toHaveAttribute('aria-invalid', 'true')
    await expect(resultado).toContainText('Escriba un número de cuotas de 1 en adelante.')
  })

  test('el anticipo: el mínimo, otro mayor, y por qué no uno menor', async ({ page, producto }) => {
    const deuda = await findGrande(await createMunicipio(producto, 'admin'))
    const { simular: ask } = await createPlandepago(producto, 'admin')
    const pedido = {
      rec: deuda.recurso,
      imp: String(deuda.imponible),
      plan: 'W2203',
      jsdeuda: jsdeuda(deuda.periodos),
    }
    const minimo = (await (await ask(pedido)).json()) as Simulado
    await llegar(page, producto, 'admin', direccionDe(deuda))
    const { todos, tipo, anticipo, resultado } = openPlanes(page)
    await abrirSimulacion(page)
    await expect(todos).toBeChecked()
    await tipo('W2203').click()
    const escrito = pesos(minimo.anticipo).replace(/^\$\s/, '')
    await expect(anticipo).toHaveValue(escrito)
    await anticipo.fill('1,00')
    await expect(anticipo).toHaveAttribute('aria-invalid', 'true')
    await expect(resultado).toContainText(
      `El anticipo debe ser de ${pesos(minimo.anticipo)} o más y menor que ${pesos(minimo.total)}.`,
    )
    await anticipo.fill('400.000')
    await expect(resultado).toContainText('No se sabe si el punto separa miles o decimales')
    const otro = (centavos(minimo.anticipo) + 1_000_01) / 100
    await anticipo.fill(otro.toFixed(2).replace('.', ','))
    await expectSimulado(
      page,
      (await (await ask({ ...pedido, anticipo: otro.toFixed(2) })).json()) as Simulado,
    )
    await page.getByRole('button', { name: 'Usar el mínimo' }).click()
    await expect(anticipo).toHaveValue(escrito)
    await expectSimulado(page, minimo)
  })

  test('se elige el imponible en el momento, con sus reglas; lo que no existe se dice', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/404/)
    const deuda = await findGrande(await createMunicipio(producto, 'admin'))
    await llegar(page, producto, 'abogada', PLANES)
    const { simular, simulacion } = openPlanes(page)
    await simular.click()
    const numero = simulacion.getByLabel('N° de inmueble o comercio')
    const recurso = simulacion.getByLabel('Recurso')
    const cargar = simulacion.getByRole('button', { name: 'Cargar la deuda' })
    await numero.fill('x')
    await cargar.click()
    await expect(simulacion).toContainText('El número de imponible lleva solo dígitos.')
    await expect(simulacion).toContainText('Debe ingresar un recurso')
    await numero.fill('99999999')
    await recurso.selectOption('SS')
    await cargar.click()
    await expect(simulacion.getByRole('alert')).toContainText('No existe el imponible 99999999')
    await numero.fill(String(deuda.imponible))
    await cargar.click()
    await expect(
      simulacion
        .getByRole('group', { name: 'Períodos de la deuda' })
        .or(simulacion.getByText('Hay períodos asignados a otro abogado'))
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(simulacion).toHaveCount(0)
    await expect(simular).toBeFocused()
  })
})
