import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { expectNothingCovered } from './support/avisos.ts'
import { pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

test('una abogada actúa en la página de un caso, lo ve en su historia y lo deshace', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?historico=true')
  await page
    .getByRole('link', { name: /^Ver el detalle de \d+ (AB|SS)/ })
    .nth(2)
    .click()
  const historia = page.getByRole('region', { name: 'Actuaciones' })
  await expect(historia.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Deuda total')).toBeVisible()
  await expect(page.getByText(/^\d+ de \d+$/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'la página de un caso')
  const prescripcion = page.getByRole('region', { name: 'Prescripción', exact: true })
  await expect(prescripcion.getByText(/Prescrib(e|ió) el |^No corre: /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Actuacion', exact: true }).click()
  await page.getByLabel('Tipo de actuación').selectOption('Contacto telefónico')
  await page.getByRole('button', { name: 'Grabar Nueva Actuación' }).click()
  await p.form.getByLabel('Observaciones').fill('Llamó y pidió los importes al día.')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expectNothingCovered(page)
  await expect(historia.getByText('Llamó y pidió los importes al día.')).toBeVisible()
  await expect(page.getByText(/^Siguiente caso: \d+ [A-Z]+, \D/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Abrir el siguiente: caso / })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Deshacer lo que se acaba de grabar' })
  await dialogo.getByLabel('Motivo').fill('Era otro caso.')
  await dialogo.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('Se deshizo lo que se había grabado.')).toBeVisible()
  await expect(historia.getByText('Era otro caso.')).toBeVisible()
  await page.getByRole('link', { name: 'Convenio', exact: true }).click()
  await expect(page).toHaveURL(/\/convenios\?/)
  await test.step('en un caso radicado cuenta un plazo con su juzgado, sin el ratón', async () => {
    await page.goto(`${producto.url}/mesa-judicial?pestana=juicios&historico=true`)
    await page
      .getByRole('link', { name: /^Ver el detalle de / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Contar un plazo' }).focus()
    await page.keyboard.press('Enter')
    const plazo = page.getByRole('dialog', { name: 'Contar un plazo judicial' })
    await expect(plazo.getByLabel('Juzgado')).toHaveValue(/^Juzgado /)
    await expect(plazo.getByLabel('Departamento judicial')).toHaveValue('San Nicolás')
    await plazo.getByLabel('Corre desde').selectOption('Disponible en el domicilio electrónico el')
    await plazo.getByRole('combobox', { name: 'Día' }).fill('27/11/2026')
    await plazo.getByLabel('Días hábiles').fill('5')
    await page.keyboard.press('Enter')
    await expect(plazo.getByText('martes 01/12/2026', { exact: true })).toBeVisible()
    await expect(plazo.getByText('miércoles 09/12/2026', { exact: true })).toBeVisible()
    await expect(plazo.getByText(/sin contar el 08\/12\/2026/)).toBeVisible()
    await expectAccessibleEnAmbas(page, 'un plazo judicial contado')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Contar un plazo' })).toBeFocused()
  })
})

test('en una pantalla ancha el caso se abre al lado de la mesa; en una angosta, en su lugar', async ({
  page,
  producto,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await llegar(page, producto, 'abogada', '/mesa-extrajudicial?historico=true')
  const primero = page.getByRole('link', { name: /^Ver el detalle de / }).first()
  await primero.click()
  const caso = page.getByRole('complementary', { name: /^Caso \d+ / })
  await expect(caso.getByText('Deuda total')).toBeVisible()
  await expect(page.getByText(/^TOTAL: /).first()).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un caso al lado de su mesa')
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page).toHaveURL(/\/caso\/(inmueble|comercio)\/\d+\/[A-Z]+$/)
  await expect(page.getByText('Deuda total')).toBeVisible()
})

test('al lado de la mesa se graba y, con el teclado, se pasa al caso siguiente, con lo que decide a la vista', async ({
  page,
  producto,
}) => {
  const p = pantallaDeGestion(page)
  await page.setViewportSize({ width: 1920, height: 1000 })
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?historico=true')
  const detalles = page.getByRole('link', { name: /^Ver el detalle de \d+ (AB|SS)/ })
  await detalles.first().click()
  for (const name of ['Contribuyente', 'Imponible', 'Etapa', 'Fecha límite'])
    await expect(page.getByRole('columnheader', { name }).first()).toBeInViewport({ ratio: 1 })
  const caso = page.getByRole('complementary', { name: /^Caso \d+ / })
  const primero = await caso.getAttribute('aria-label')
  await expect(caso.getByText(/^\d+ de \d+$/)).toBeVisible()
  await caso.getByRole('button', { name: 'Caso siguiente' }).click()
  await expect(caso).not.toHaveAccessibleName(primero ?? '')
  await expect(caso).toBeFocused()
  await caso.getByRole('button', { name: 'Caso anterior' }).click()
  await expect(caso).toHaveAccessibleName(primero ?? '')
  await caso.getByRole('button', { name: 'Actuacion', exact: true }).click()
  await page.getByLabel('Tipo de actuación').selectOption('Contacto telefónico')
  await page.getByRole('button', { name: 'Grabar Nueva Actuación' }).click()
  await p.guardar.click()
  await p.confirmar.click()
  await expect(caso.getByRole('button', { name: /^Abrir el siguiente: caso / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(caso).not.toHaveAccessibleName(primero ?? '')
  await expect(
    caso.getByText(`Se grabó 1 actuación. Fue sobre el ${primero?.replace('Caso', 'caso')}.`),
  ).toBeVisible()
  await expect(caso.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/mesa-extrajudicial\?.*caso=\d+-/)
  await caso.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(caso).toBeHidden()
})

test('el caso de otro abogado no se distingue de uno que no existe', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 404/)
  await llegar(page, producto, 'otroAbogado', '/mesa-judicial?pestana=juicios&historico=true')
  const suyo = await page
    .getByRole('link', { name: /^Ver el detalle de / })
    .first()
    .getAttribute('href')
  await llegar(page, producto, 'abogada', suyo ?? '')
  await expect(page.getByText('Ese caso no existe, o es de otro abogado.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Caso \d+ [A-Z]+$/)
  await page.goto(`${producto.url}/caso/inmueble/99999998/AB`)
  await expect(page.getByText('Ese caso no existe, o es de otro abogado.')).toBeVisible()
  await page.goto(`${producto.url}/caso/auto/1/AB`)
  await expect(page.getByText(/^La dirección no nombra un caso/)).toBeVisible()
})

test('la parte que la dirección nombra queda arriba aunque lo de antes llegue después', async ({
  page,
  producto,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/deudaCC\?/, async (route) => {
    await released
    await route.continue()
  })
  await llegar(page, producto, 'otroAbogado', '/mesa-extrajudicial?historico=true')
  const enlace = page.getByRole('link', { name: /^Ver el detalle de \d+ (AB|SS)/ }).first()
  const direccion = await enlace.getAttribute('href')
  await page.goto(`${producto.url}${direccion}?ver=prescripcion`)
  const titulo = page
    .getByRole('region', { name: 'Prescripción', exact: true })
    .getByRole('heading', { level: 2 })
  await expect(titulo).toBeFocused()
  const deuda = page.getByRole('region', { name: 'Deuda', exact: true })
  await expect(deuda).toHaveCount(1)
  await expect(deuda.getByRole('table')).toHaveCount(0)
  release()
  await expect(deuda.getByRole('table').first()).toBeVisible()
  const estaArriba = async (): Promise<boolean> => {
    const { y = -1 } = (await titulo.boundingBox()) ?? {}
    return y >= 0 && y < 160
  }
  await expect.poll(estaArriba).toBe(true)
  await expect(titulo).toBeFocused()
})
