import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { direccionDe, findGrande, sumar } from './support/deudas-para-planes.ts'
import { fetchAlone } from './support/fetch-alone.ts'
import { readRows } from './support/libros.ts'
import { createMunicipio } from './support/municipio.ts'
import { abrirSimulacion, centavos, openPlanes, pesos } from './support/planes.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const dialogo = (page: Page) => page.getByRole('dialog')
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fila = (page: Page, name: string) =>
  page
    .locator('tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .first()
const confirmar = (page: Page, accion: string) =>
  dialogo(page).getByRole('button', { name: accion, exact: true }).click()

test('la administración cambia un arancel y el tiempo de una etapa, viendo antes qué casos cambian', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 409/)
  await llegar(page, municipio, 'admin', '/configuracion')
  // Waits for the text that says how the change affects what a debtor pays. The text moves the buttons down when it
  // appears. An earlier click could miss its button.
  const expectEfecto = () =>
    expect(
      dialogo(page).getByText(
        /^Extrajudicial: lo que se paga de honorarios y gastos por una deuda de \$.500\.000,00 pasa de /,
      ),
    ).toBeVisible()
  await test.step('un arancel: cancelar devuelve lo que había, y No no guarda', async () => {
    const porcentaje = page.getByRole('textbox', { name: 'Hon.s/Deuda %' })
    await boton(page, 'Editar: Extrajudicial').click()
    await expect(porcentaje).toBeFocused()
    await porcentaje.fill('12,5')
    await page.keyboard.press('Escape')
    await expect(porcentaje).toHaveCount(0)
    await expect(fila(page, 'Extrajudicial')).toContainText('10,00')
    await expect(boton(page, 'Editar: Extrajudicial')).toBeFocused()
    await page.keyboard.press('Enter')
    await porcentaje.fill('120')
    await page.keyboard.press('Enter')
    await expect(page.getByText('El porcentaje va de 0 a 100.')).toBeVisible()
    await porcentaje.fill('12,5')
    await boton(page, 'Guardar: Extrajudicial').click()
    await expect(dialogo(page)).toContainText('¿Esta seguro de guardar los cambios?')
    await expectEfecto()
    await confirmar(page, 'No')
    await expect(porcentaje).toHaveValue('12,5')
    await boton(page, 'Cancelar: Extrajudicial').click()
    await expect(boton(page, 'Editar: Extrajudicial')).toBeFocused()
    await boton(page, 'Editar: Extrajudicial').click()
    await porcentaje.fill('12,5')
    await page.keyboard.press('Enter')
    await expectEfecto()
    await dialogo(page).getByLabel('Motivo').fill('Ordenanza 9.001')
    await confirmar(page, 'Cambiar los honorarios desde hoy')
    await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
    await expect(fila(page, 'Extrajudicial')).toContainText('12,50')
    await boton(page, 'Vigencias: Extrajudicial').click()
    await expect(dialogo(page)).toContainText('Ferreyra, Mariana')
    await expect(dialogo(page)).toContainText('Ordenanza 9.001')
    await page.keyboard.press('Escape')
  })

  await test.step('un tiempo de etapa: cuántos casos cambian, cuáles, y otra persona en el medio', async () => {
    await page.getByRole('tab', { name: 'Tiempos de las etapas' }).click()
    await boton(page, 'Editar: Contacto telefónico').click()
    await page.getByRole('textbox', { name: 'Tiempo' }).fill('2')
    await boton(page, 'Guardar: Contacto telefónico').click()
    const titulo = dialogo(page).getByText(/^Cambian \d+ de los \d+ casos que alcanza$/)
    await expect(titulo).toBeVisible()
    const [, casos] = /Cambian (\d+)/.exec((await titulo.textContent()) ?? '') ?? []
    await boton(page, 'Ver los casos').click()
    await expect(dialogo(page).getByText(`TOTAL: ${casos} resultados`)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await boton(page, 'Descargar Excel').click()
    const excel = await readDownload(await downloading)
    expect(excel.name).toBe('efecto-de-configuracion.xlsx')
    expect(readRows(excel.bytes)).toHaveLength(Number(casos))

    const token = await tokenDe(municipio, 'jefe')
    await fetchAlone(`${municipio.url}/api/tipo-etapas`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tipo: 11, tiempo: '30', tipo_tiempo: 'day' }),
    })
    await confirmar(page, 'Cambiar la etapa desde hoy')
    await expect(dialogo(page)).toContainText('Otra persona lo cambió mientras tanto')
    await boton(page, 'Guardar igual 2 días').click()
    await expect(dialogo(page)).toHaveCount(0)
    await expect(fila(page, 'Contacto telefónico')).toContainText('2Días')
  })
})

test('otra tasa: se ve lo que va a costar un convenio, y el simulador da esa cuenta', async ({
  page,
  municipio,
}) => {
  const NOMBRE = 'Tasa mensual del plan ABLT'
  await llegar(page, municipio, 'admin', '/configuracion?pestana=parametros')
  const interno = boton(page, `Clave y fuente: ${NOMBRE}`)
  await expect(page.getByText('plan.tasaMensual.ABLT')).toHaveCount(0)
  await interno.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clave: plan.tasaMensual.ABLT. Fuente: D35.')).toBeVisible()
  await boton(page, `Editar: ${NOMBRE}`).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('4')
  await page.keyboard.press('Enter')
  const frase = dialogo(page).getByText(/^Un convenio de \$.500\.000,00 en 15 cuotas pasa de /)
  await expect(frase).toBeVisible()
  await expect(dialogo(page).getByText(/convenios? sin confirmar/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'efecto de una tasa')
  const [, anunciado = ''] = / a \$.([\d.,]+) \(/.exec((await frase.textContent()) ?? '') ?? []
  const recargo = (importe: string) => centavos(importe.replaceAll('.', '').replace(',', '.'))
  const desde = dialogo(page).getByRole('combobox', { name: 'Rige desde' })
  const hoy = await desde.inputValue()
  await desde.fill('01/12/2099')
  await page.keyboard.press('Tab')
  await expect(boton(page, 'Cambiar la tasa desde el 01/12/2099')).toBeVisible()
  await expect(dialogo(page).getByText(/^Rige desde el 01\/12\/2099; /)).toBeVisible()
  await desde.fill(hoy)
  await page.keyboard.press('Tab')
  await dialogo(page).getByLabel('Motivo').fill('Ordenanza 9.002')
  await confirmar(page, 'Cambiar la tasa desde hoy')
  await expect(dialogo(page)).toHaveCount(0)

  const deuda = await findGrande(await createMunicipio(municipio, 'admin'))
  await page.goto(`${municipio.url}${direccionDe(deuda)}`)
  await abrirSimulacion(page)
  const { tipo, resultado } = openPlanes(page)
  await tipo('ABLT').click()
  const total = sumar(deuda.periodos)
  const financiacion = Math.round((total * (recargo(anunciado) - 500_000_00)) / 500_000_00)
  await expect(resultado.locator('.sim-due dd')).toHaveText(
    pesos(((total + financiacion) / 100).toFixed(2)),
  )
})

test('la jefatura ve todo menos los datos del municipio; abogados e invitados no entran', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'jefe', '/configuracion?pestana=parametros')
  await expect(page.getByRole('tab', { name: 'Fechas de las mesas' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Municipio, tasas y topes' })).toHaveCount(0)
  await page.goto(`${producto.url}/usuarios`)
  await page.waitForURL(`${producto.url}/home`)
  for (const persona of ['abogada', 'invitado'] as const)
    for (const path of ['/configuracion', '/usuarios']) {
      await llegar(page, producto, persona, path)
      await page.waitForURL(`${producto.url}/home`)
    }
})

test('la administración da de alta a una persona, la corrige y le termina las sesiones', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of (401|409)/)
  await llegar(page, municipio, 'admin')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await boton(page, 'Nuevo usuario').click()
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText('El apellido es requerido.')).toBeVisible()
  await dialogo(page).getByLabel('DNI').fill('31.777.666')
  await dialogo(page).getByLabel('Apellido').fill('Ledesma')
  await dialogo(page).getByLabel('Nombre').fill('Iván')
  await dialogo(page).getByLabel('Registros de ingreso').check()
  await boton(page, 'Guardar').click()
  await expect(page.getByText('Se guardó a Ledesma, Iván')).toBeVisible()
  await expect(fila(page, 'Ledesma, Iván')).toContainText('31.777.666')

  await boton(page, 'Editar a Ledesma, Iván').click()
  await dialogo(page).getByLabel('Apellido').fill('Ledesma Paz')
  await dialogo(page).getByLabel('Rol').selectOption('guest')
  await expect(dialogo(page)).toContainText('terminan sus sesiones')
  await boton(page, 'Guardar').click()
  await expect(fila(page, 'Ledesma Paz, Iván')).toContainText('Invitado')

  await boton(page, 'Editar a Muñoz Peña, Carolina').click()
  await expect(dialogo(page).getByLabel('Apellido')).not.toBeEditable()
  await dialogo(page).getByLabel('Ingreso', { exact: true }).selectOption('baja')
  await boton(page, 'Guardar').click()
  await expect(dialogo(page)).toContainText('la baja se da en el directorio de abogados')
  await page.keyboard.press('Escape')

  const token = await tokenDe(municipio, 'jefe')
  await boton(page, 'Terminar las sesiones de Ibáñez, Guillermo').click()
  await expect(dialogo(page)).toContainText('Tiene en uso 1 sesión y 0 tokens personales')
  await boton(page, 'Terminar las sesiones').click()
  await expect(page.getByText('Terminaron 1 sesión y 0 tokens personales')).toBeVisible()
  const { status } = await fetchAlone(`${municipio.url}/api/avisos`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(status).toBe(401)
})

test('cada estado de la configuración y de los usuarios es accesible', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'admin', '/configuracion')
  await boton(page, 'Editar: Judicial').click()
  await page.getByRole('textbox', { name: 'Gasto fijo %' }).fill('x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El porcentaje va de 0 a 100.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'fila con falta')
  await page.goto(`${producto.url}/configuracion?pestana=fechas`)
  await boton(page, 'Editar: Fecha inicial').click()
  await page.getByLabel('Valor', { exact: true }).fill('01/01/2020')
  await page.keyboard.press('Tab')
  await boton(page, 'Guardar: Fecha inicial').click()
  await expect(page.getByText('no puede ser posterior a la fecha inicial')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'fecha con falta')
  await page.goto(`${producto.url}/configuracion?pestana=etapas`)
  await boton(page, 'Editar: Contacto telefónico').click()
  await page.getByRole('textbox', { name: 'Tiempo' }).fill('1')
  await page.keyboard.press('Enter')
  await boton(page, 'Ver los casos').click()
  await expect(dialogo(page).getByText(/^TOTAL:/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'efecto')
  await page.goto(`${producto.url}/configuracion?pestana=parametros`)
  await boton(page, 'Vigencias: Funcionario firmante').click()
  await expect(dialogo(page).getByText('Rige hoy')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'vigencias')
  await page.goto(`${producto.url}/usuarios`)
  await boton(page, 'Nuevo usuario').click()
  await boton(page, 'Guardar').click()
  await expect(dialogo(page).getByText('El apellido es requerido.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'usuario nuevo con faltas')
  await page.keyboard.press('Escape')
  await expect(dialogo(page)).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'usuarios')
})
