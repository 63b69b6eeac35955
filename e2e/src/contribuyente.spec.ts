import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

/**
 * Returns the sum, in centavos, of several amounts. Each text must begin with an amount such as '$ 1.234,50'. Any other
 * text makes the test fail.
 */
const importes = (textos: readonly string[]): number =>
  textos
    .map((texto) => /^\$\s([\d.]+),(\d\d)/.exec(texto))
    .map((importe) => Number(`${importe?.[1]?.replaceAll('.', '')}${importe?.[2]}`))
    .reduce((suma, uno) => suma + uno, 0)

test('una abogada halla a un deudor por su nombre, ve cuánto debe y abre su caso, sin el ratón', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'abogada', '/mesa-extrajudicial?historico=true')
  const nombre = await page
    .getByRole('link', { name: /^Ver los imponibles de / })
    .first()
    .innerText()
  const buscador = page.getByRole('dialog', { name: 'Buscar' })
  const buscar = async (texto: string): Promise<void> => {
    await expect(async () => {
      if (!(await buscador.isVisible())) await page.keyboard.press('Control+k')
      await expect(buscador).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await page.keyboard.type(texto)
  }
  await test.step('el buscador lleva a la página del contribuyente', async () => {
    await buscar(nombre)
    const opcion = buscador
      .getByRole('group', { name: 'Contribuyentes' })
      .getByRole('option', { name: nombre })
      .first()
    await expect(opcion).toBeVisible()
    const elegida = buscador.locator('[role="option"][aria-selected="true"]')
    await expect(async () => {
      if ((await opcion.getAttribute('aria-selected')) !== 'true')
        await page.keyboard.press('ArrowDown')
      await expect(elegida).toHaveText(new RegExp(nombre), { timeout: 500 })
      expect(await opcion.getAttribute('aria-selected')).toBe('true')
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contribuyente\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
  })
  const suyos = page.getByRole('region', { name: 'Inmuebles y comercios', exact: true })
  await test.step('el total es la suma de lo que se ve', async () => {
    const totales = await suyos.locator('td[data-column="total"]').allInnerTexts()
    const [total = ''] = await page.locator('.persona-deuda dd').allInnerTexts()
    expect(importes([total])).toBeGreaterThan(0)
    expect(importes([total])).toBe(importes(totales))
    await expectAccessibleEnAmbas(page, 'la página de un contribuyente')
  })
  const electronico = '20123456789@notificaciones.scba.gov.ar'
  await test.step('carga su domicilio electrónico, que el caso también muestra', async () => {
    const cambiar = page.getByRole('button', { name: 'Cambiar el domicilio electrónico' })
    await cambiar.focus()
    await page.keyboard.press('Enter')
    const dialogo = page.getByRole('dialog', { name: `Domicilio electrónico de ${nombre}` })
    const campo = dialogo.getByLabel('Domicilio electrónico')
    await campo.fill('20123456789')
    await page.keyboard.press('Enter')
    await expect(dialogo.getByText(/no lleva espacios, lleva una sola @/)).toBeVisible()
    await expectAccessibleEnAmbas(page, 'el cambio de un domicilio electrónico')
    await campo.fill(electronico)
    await page.keyboard.press('Enter')
    await expect(dialogo).toBeHidden()
    await expect(page.getByText(electronico)).toBeVisible()
    await expect(cambiar).toBeFocused()
  })
  const marcar = page.getByRole('button', { name: /^Cambiar la marca de fallecimiento/ })
  const dialogoDeMarca = page.getByRole('dialog', {
    name: `Fallecimiento, concurso o quiebra de ${nombre}`,
  })
  await test.step('anota que falleció, con el día desde que se sabe', async () => {
    await marcar.focus()
    await page.keyboard.press('Enter')
    await dialogoDeMarca.getByLabel('Marca').selectOption('Fallecido')
    const desde = dialogoDeMarca.getByRole('combobox', { name: 'Se sabe desde' })
    await desde.fill('')
    await dialogoDeMarca.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialogoDeMarca.getByText('Diga desde qué día se sabe.')).toBeVisible()
    await expectAccessibleEnAmbas(page, 'la marca de un contribuyente')
    await desde.fill('05/11/2026')
    await dialogoDeMarca.getByLabel('Expediente o nota').fill('Sucesión, expte. 12/26')
    await page.keyboard.press('Enter')
    await expect(dialogoDeMarca).toBeHidden()
    await expect(page.locator('.persona-quien .tag')).toHaveText('Fallecido')
    await expect(
      page.getByText('Fallecido, se sabe desde el 05/11/2026 (Sucesión, expte. 12/26)'),
    ).toBeVisible()
    await expectAccessibleEnAmbas(page, 'la página de un contribuyente marcado')
  })
  await test.step('de ahí se abre un caso, y el nombre del caso vuelve', async () => {
    const caso = suyos.getByRole('link', { name: /^Ver el detalle de / }).first()
    await caso.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/caso\//)
    await expect(page.getByText(electronico)).toBeVisible()
    await expect(page.locator('.caso-cabecera .tag', { hasText: 'Fallecido' })).toBeVisible()
    await expectAccessibleEnAmbas(page, 'la página de un caso con un deudor marcado')
    const titulo = page.getByRole('heading', { level: 1, name: nombre })
    await titulo.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contribuyente\/\d+$/)
    await expect(suyos).toBeVisible()
  })
  // Removes the mark ('dead' or 'insolvent') from the debtor, because other tests use the same debtors.
  await test.step('quita la marca', async () => {
    await marcar.click()
    await dialogoDeMarca.getByLabel('Marca').selectOption('Ninguna')
    await dialogoDeMarca.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.locator('.persona-quien .tag')).toHaveCount(0)
  })
  await test.step('en el buscador un caso dice cuánto debe y cuándo vence, y un acto se escribe', async () => {
    const clave = await suyos
      .getByRole('link', { name: /^Ver el detalle de / })
      .first()
      .innerText()
    await buscar(clave)
    const hallado = buscador.getByRole('group', { name: 'Casos' }).getByRole('option')
    await expect(hallado).toHaveText(/\$\s[\d.]+,\d\d.*(Venc|En término|Sin plazo|Sin evaluar)/)
    await expectAccessibleEnAmbas(page, 'el buscador con un caso')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(`actuación inmueble ${clave.toLowerCase()}`)
    const elegida = buscador.locator('[role="option"][aria-selected="true"]')
    await expect(elegida).toHaveText(/^Nueva actuación sobre Inmueble /)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/caso\/inmueble\/\d+\/\w+\?hacer=actuacion$/)
    await expect(page.getByLabel('Tipo de actuación')).toBeVisible()
    await buscar(`convenio ${clave}`)
    await expect(elegida).toHaveText(/^Nuevo convenio por Inmueble /)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/convenios\?/)
    await expect(page.getByRole('dialog', { name: 'Nuevo Convenio' })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(suyos).toBeVisible()
  })
  await test.step('en un teléfono se lee en tarjetas', async () => {
    await page.setViewportSize(TELEFONO)
    await expect(suyos.getByRole('listitem').first()).toBeVisible()
    await expectAccessibleEnAmbas(page, 'la página de un contribuyente en un teléfono')
    const ancho = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(ancho).toBeLessThanOrEqual(390)
  })
})

test('de un contribuyente sin nada propio no se sabe si existe; a un invitado se le tapan los documentos', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 404/)
  const noEsta = 'Ese contribuyente no existe, o no tiene nada que usted pueda ver.'
  await llegar(page, producto, 'invitado', '/contribuyentes?todo=1')
  await page.getByRole('rowheader').first().getByRole('link').click()
  const documentos = page.getByText(/Contribuyente N° \d+$/)
  await expect(documentos).toContainText(/(DNI|CUIT) \S*•/)
  expect(await documentos.textContent()).not.toMatch(/\d{2}\.\d{3}\.\d{3}|\d{2}-\d{8}-\d/)
  await expect(page.getByRole('region', { name: 'Cartas de intimación' })).toHaveCount(0)
  await llegar(page, producto, 'invitado', '/mesa-extrajudicial?historico=true&abogado=A01')
  const caso = (
    await page
      .getByRole('link', { name: /^Ver el detalle de / })
      .first()
      .getAttribute('href')
  )
    ?.split('/')
    .slice(-2)
    .join(' ')
  await page.goto(`${producto.url}/contribuyente/99999998`)
  await expect(page.getByText(noEsta)).toBeVisible()
  await page.getByRole('link', { name: 'Buscar contribuyentes' }).click()
  await expect(page).toHaveURL(/\/contribuyentes$/)
  await page.keyboard.press('Control+k')
  const buscador = page.getByRole('dialog', { name: 'Buscar' })
  await expect(buscador.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(`actuación ${caso}`)
  await expect(buscador.getByRole('group', { name: 'Casos' }).getByRole('option')).toHaveCount(1)
  const impedido = buscador.getByRole('group', { name: 'Hacer' }).getByRole('option')
  await expect(impedido).toHaveText(/^No se puede: .*Un invitado no graba actuaciones\.$/)
  await expect(impedido).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(buscador).toBeVisible()
  await expectAccessibleEnAmbas(page, 'el buscador con un acto que no se puede')
  await page.goto(`${producto.url}/contribuyente/maria`)
  await expect(page.getByText(/^La dirección no nombra un contribuyente/)).toBeVisible()
  await llegar(page, producto, 'sinCodigo', '/contribuyente/82')
  await expect(page.getByText(noEsta)).toBeVisible()
})
