import type { Page } from '@playwright/test'
import { tabTo } from './support/accesibilidad.ts'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

// These tests run with the animations of the screens. All other tests turn the animations off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const solapa = (page: Page, nombre: string) =>
  page.getByRole('navigation', { name: 'Casos de la mesa' }).getByRole('button', { name: nombre })

const cuentaDe = async (page: Page, nombre: string): Promise<string> => {
  await expect(solapa(page, nombre)).toHaveText(/\d/)
  return (/[\d.]+/.exec((await solapa(page, nombre).textContent()) ?? '') ?? [''])[0]
}

const expectTotal = async (page: Page, cuenta: string): Promise<void> => {
  if (cuenta === '0') await expect(page.getByText('No hay casos en esta solapa.')).toBeVisible()
  else await expect(page.getByText(`TOTAL: ${cuenta} resultados`)).toBeVisible()
}

test('la mañana de A01: lo vencido, por qué, lo que se hace y cómo queda la mesa', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada')
  const hoy = page.getByRole('region', { name: 'Hoy' })
  const vencidos = hoy.getByRole('link', { name: /vencidos$/ }).first()
  const cuantos = (/\d+/.exec((await vencidos.textContent()) ?? '') ?? [''])[0]
  await vencidos.click()
  await expect(page.getByRole('heading', { name: 'Mesa de entradas judicial' })).toBeVisible()
  await expect(page.getByText(`TOTAL: ${cuantos} resultados`)).toBeVisible()
  await expect(page.getByText('Vencimiento: Vencidos')).toBeVisible()

  const plazo = page.getByRole('link', {
    name: /^Ver por qué, \d+ [A-Z]+: .*, Vencido · \d+ d/,
  })
  const nombre = (await plazo.first().getAttribute('aria-label')) ?? ''
  const [, imponible, recurso] = /(\d+) ([A-Z]+):/.exec(nombre) ?? []
  await plazo.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/caso/inmueble/${imponible}/${recurso}$`))
  await expect(page.getByText(/Vence el .* más \d+ días/).first()).toBeVisible()
  await expect(page.getByText('Deuda total')).toBeVisible()
  await expect(page.getByText(`1 de ${cuantos}`)).toBeVisible()
  await page.getByText('Por qué está donde está').click()
  await expect(page.getByText(/^Vencido desde el/)).toBeVisible()
  await page.getByLabel(/^De qué regla sale: Vencimiento/).click()
  await expect(page.getByText(/^Regla caso\/plazo/)).toBeVisible()
  await page.getByRole('button', { name: 'Caso siguiente' }).click()
  await expect(page.getByText(`2 de ${cuantos}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`2 de ${cuantos}`)).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByText(`TOTAL: ${cuantos} resultados`)).toBeVisible()

  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await page.getByRole('button', { name: 'Mostrar solo los últimos 120 días' }).click()
  await expect(page.getByText('Últimos 120 días')).toBeVisible()
  for (const nombre of ['SIN EVALUAR', 'PLAN DE PAGOS', 'TODOS', 'ACTIVOS']) {
    await solapa(page, nombre).click()
    await expect(solapa(page, nombre)).toHaveAttribute('aria-current', 'true')
    await expectTotal(page, await cuentaDe(page, nombre))
  }
  const activos = await cuentaDe(page, 'ACTIVOS')

  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Recurso', { exact: true }).selectOption('AB')
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(page.getByText('Recurso: AB')).toBeVisible()
  await page.getByRole('tab', { name: 'Convenios' }).click()
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  await expect(page).toHaveURL(/\?pestana=convenios$/)
  await page.getByRole('tab', { name: 'Juicios' }).click()
  await expect(page.getByText('Recurso: AB')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'Convenios' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('link', { name: 'Apremia: Ir al inicio' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Mesa de entradas judicial' }).click()
  await page.getByRole('tab', { name: 'Juicios' }).click()
  await expect(page.getByText('No hay opciones seleccionadas')).toBeVisible()
  expect(await cuentaDe(page, 'ACTIVOS')).toBe(activos)

  const historico = page.getByRole('link', { name: 'BUSCAR HISTORICO' })
  await expect(historico).toHaveAttribute('href', '/gestion?grupo=3&tipo=inmuebles&historico=true')
})

test('se actúa desde la mesa sin dejarla, los casos quedan al día y lo grabado se deshace', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?vence=vencidos&historico=true')
  const casilla = page.getByRole('checkbox', { name: /^Elegir \d/ }).first()
  const nombre = (await casilla.getAttribute('aria-label')) ?? ''
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  // Waits for the buttons beside the title, which appear after the list of cases, and only then measures the title.
  await expect(page.getByRole('button', { name: /^Ver evaluaciones de/ })).toBeVisible()
  const titulo = page.getByRole('heading', { level: 1 })
  const antes = await titulo.boundingBox()
  await casilla.check()
  await p.abrir('Contacto telefónico')
  await p.form.getByLabel('Observaciones').fill('Promete pasar el lunes.')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: nombre, exact: true })).toHaveCount(0)
  await expect(p.barra).toHaveCount(0)
  const deshacer = page.getByRole('button', { name: 'Deshacer', exact: true })
  await expect(deshacer).toBeVisible()
  await expect.poll(() => titulo.boundingBox()).toEqual(antes)
  await expectAccessibleEnAmbas(page, 'lo grabado se puede deshacer')
  await tabTo(page, deshacer)
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Deshacer lo que se acaba de grabar' })
  await expect(dialogo).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(deshacer).toBeFocused()
  await page.keyboard.press('Enter')
  await dialogo.getByLabel('Motivo').fill('Era otro caso.')
  await expectAccessibleEnAmbas(page, 'deshacer lo grabado')
  await tabTo(page, dialogo.getByRole('button', { name: 'Deshacer', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se deshizo lo que se había grabado.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: nombre, exact: true })).toBeVisible()
})

test('A00 elige de quién es la mesa; un invitado mira y nada más', async ({ page, producto }) => {
  await llegar(page, producto, 'jefe', '/mesa-extrajudicial')
  const elegir = page.getByRole('dialog', { name: 'Seleccionar abogado' })
  await expect(elegir).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${producto.url}/home`)
  const porAbogado = page.getByText('Por abogado')
  await porAbogado.click()
  const suyos = page.getByRole('link', { name: /^Vencidos de .*\(A02\), mesa extrajudicial/ })
  const cuantos = (await suyos.textContent()) ?? ''
  await suyos.click()
  await expect(page.getByText(/^Abogado: .*\(A02\)$/)).toBeVisible()
  await expect(page.getByText(`TOTAL: ${cuantos} resultados`)).toBeVisible()

  await page
    .getByRole('link', { name: /^Ver la deuda de/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/caso\/.*\?ver=deuda$/)
  await expect(page.getByRole('heading', { name: 'Deuda', exact: true })).toBeFocused()
  await expect(page.getByText('Deudas en gestión legal')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Ver el histórico de/ }).first()).toHaveAttribute(
    'href',
    /grupo=2&.*historico=true&extrajudicial=true$/,
  )
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await elegir
    .getByRole('combobox', { name: 'Abogado' })
    .selectOption({ label: 'Elija un abogado' })
  await elegir.getByRole('button', { name: 'Aceptar' }).click()
  await expect(elegir.getByText('Elija el abogado cuya mesa quiere ver.')).toBeVisible()
  await elegir.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(/^Abogado: .*\(A02\)$/)).toBeVisible()
  await page.goto(`${producto.url}/mesa-judicial?pestana=juicios`)
  const opciones = elegir.getByRole('combobox', { name: 'Abogado' }).getByRole('option')
  await expect(opciones.nth(1)).toHaveText('Todos los abogados')
  await expect(opciones.filter({ hasText: 'A03' })).toHaveCount(0)
  await elegir.getByRole('combobox', { name: 'Abogado' }).selectOption('Todos los abogados')
  await elegir.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(/abogado=todos/)
  await expect(page.getByText('Abogado: todos')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Abogado' })).toBeVisible()
  await page.goto(`${producto.url}/mesa-extrajudicial?abogado=A02`)
  await expect(page.getByText(/^Abogado: .*\(A02\)$/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Abogado' })).toHaveCount(0)

  await llegar(page, producto, 'invitado', '/mesa-judicial')
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Juicios', 'Convenios', 'Planes de Pago'])
  await expect(page.getByRole('link', { name: 'BUSCAR HISTORICO' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Ir a gestión|Ver los títulos)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Elegir/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Ver histórico/ })).toHaveCount(0)
  await page.goto(`${producto.url}/gestion?historico=true&grupo=3`)
  await expect(page).toHaveURL(`${producto.url}/home`)
  await expect(page.getByText('Su cuenta no tiene acceso a «Histórico».')).toBeVisible()
})

test('desde su mesa una abogada ve sus evaluaciones y con qué se la mide', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada', '/mesa-judicial')
  await page.getByRole('button', { name: /^Ver evaluaciones de .*Carolina/ }).click()
  const suyas = page.getByRole('dialog', { name: /\(A01\)|A01/ })
  await expect(suyas).toBeVisible()
  await expectAccessibleEnAmbas(page, 'evaluaciones desde la mesa')
  await page.keyboard.press('Escape')
  await expect(suyas).toHaveCount(0)
  await page.getByRole('button', { name: 'Máximos de evaluación' }).click()
  await expect(page.getByRole('dialog', { name: 'Máximos de evaluación' })).toBeVisible()
})

test('la búsqueda de contribuyentes: lo propio, el filtro, el detalle y lo que es de otro', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 403/)
  await llegar(page, producto, 'abogada', '/abogado-externo')
  const vacio = 'Aqui apareceran los inmuebles del contribuyente relacionados'
  await expect(page.getByText(vacio)).toBeVisible()
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()
  const todos = (await page.getByText(/^TOTAL: /).textContent()) ?? ''
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['CONTRIBUYENTE', 'SITUACIÓN ACTUAL', 'UBICACIÓN DEL INMUEBLE'],
    ...['DOMICILIO DE CORRESPONDENCIA', 'NOMENCLATURA CATASTRAL', 'PARTIDA INMOBILIARIA'],
    ...['ABOGADO', 'ESTADO DE CAUSA', 'ACCION'],
  ])
  const numeros = page.locator('.ae-contribuyente .cell-detail')
  expect(await numeros.count()).toBeGreaterThan(5)
  const cortados = await numeros.evaluateAll((todos) =>
    todos
      .filter((uno) => {
        const celda = uno.closest('td, th')?.getBoundingClientRect()
        const { left, right } = uno.getBoundingClientRect()
        const dentro = celda !== undefined && left >= celda.left && right <= celda.right
        return !dentro || uno.scrollWidth > uno.clientWidth
      })
      .map(({ textContent }) => textContent),
  )
  expect(cortados).toEqual([])

  await page
    .getByRole('checkbox', { name: /^Elegir \d/ })
    .first()
    .check()
  await page.getByRole('button', { name: /^Seleccionar los \d+ resultados$/ }).click()
  await expect(page.getByText(`${todos.replace(/\D/g, '')} elegidos`)).toBeVisible()
  await expect(page.getByText('Elija casos de una sola mesa.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar la selección' }).click()

  await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
  const filtrar = page.getByRole('dialog', { name: 'Filtrar' })
  await expect(filtrar.getByRole('button', { name: 'Aplicar filtros' })).toBeDisabled()
  await filtrar.getByRole('radio', { name: 'Activos' }).check()
  await filtrar.getByRole('button', { name: 'Aplicar filtros' }).click()
  const chip = page.getByRole('button', { name: 'Quitar el filtro Activos' })
  await expect(chip).toBeVisible()
  await expect(page.getByText(todos)).toHaveCount(0)
  await expect(page.getByText(/^TOTAL: /)).toBeVisible()

  await page
    .getByRole('button', { name: /^Ver el detalle de/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Detalle contribuyente' })).toBeVisible()
  await expect(page.getByText('Fecha límite ext')).toBeVisible()
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar excel' }).click()
  expect((await bajada).suggestedFilename()).toMatch(/^expediente_\d+_\d{8}_\d{6}\.xlsx$/)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page.getByText(todos)).toBeVisible()

  await page.goto(`${producto.url}/abogado-externo?imponible=1`)
  await expect(
    page.getByText(/^(Este inmueble no esta en gestión legal, para abonar dirigase|Esta deuda)/),
  ).toBeVisible()
})

test('los convenios por caducar que Hoy cuenta en cada mesa son los que su número abre', async ({
  page,
  producto,
}) => {
  for (const mesa of ['judicial', 'extrajudicial']) {
    await llegar(page, producto, 'abogada')
    const suya = page
      .locator('.hoy-mesa')
      .filter({ has: page.getByRole('heading', { name: `Mesa ${mesa}`, exact: true }) })
    const alarma = suya.getByRole('link', { name: /con convenio por caducar$/ })
    const cuantos = (/\d+/.exec((await alarma.textContent()) ?? '') ?? [''])[0]
    await alarma.click()
    await expect(page.getByRole('heading', { name: `Mesa de entradas ${mesa}` })).toBeVisible()
    const suyos = cuantos === '0' ? 'Ningún caso de esta solapa' : `TOTAL: ${cuantos} resultados`
    await expect(page.getByText(suyos)).toBeVisible()
    await expect(page.getByText('Alarma: Convenio por caducar')).toBeVisible()
  }
})

test('abierta por su dirección, una mesa pregunta una vez lo que dice, y se ve aunque no le contesten', async ({
  page,
  producto,
  consola,
}) => {
  await llegar(page, producto, 'abogada')
  await page.goto(`${producto.url}/mesa-extrajudicial`)
  await page.getByLabel('Filas por página').selectOption('25')
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(25)

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/mesas') asked.push(searchParams.toString())
    if (pathname === '/api/mesas/cuentas') asked.push('cuentas')
  })
  for (const [address, dice] of [
    ['/mesa-extrajudicial', ['porPagina=25', 'solapa=activos', 'orden=vence']],
    [
      '/Mesa-Extrajudicial?solapa=todos&historico=true&orden=imponible&sentido=desc&pagina=2',
      ['pagina=2', 'solapa=todos', 'historico=true', 'orden=imponible', 'sentido=desc'],
    ],
    ['/mesa-judicial?pestana=juicios&vence=vencidos', ['porPagina=50', 'vence=vencidos']],
  ] as const) {
    asked.length = 0
    await page.goto(`${producto.url}${address}`)
    await expect(page.getByText(/^TOTAL: \d+ resultados/)).toBeVisible()
    await cuentaDe(page, 'ACTIVOS')
    expect(asked).toHaveLength(2)
    expect(asked).toContain('cuentas')
    for (const parte of dice) expect(asked.join(' ')).toContain(parte)
  }

  consola.expect(/status of 500/)
  let answer = (): void => undefined
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/mesas?*', async (route) => {
    await late
    await route.fulfill({ status: 500, json: { codigo: 'interno', mensaje: 'No se pudo.' } })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mesa de entradas judicial' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Juicios', selected: true })).toBeVisible()
  answer()
  const otraVez = page.getByRole('button', { name: 'Reintentar' })
  await expect(otraVez).toBeVisible()
  await page.unroute('**/api/mesas?*')
  await otraVez.click()
  await expect(page.getByText(/^TOTAL: \d+ resultados/)).toBeVisible()
})
