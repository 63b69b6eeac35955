import type { Page } from '@playwright/test'
import { type Caso, escrito, openGestion, pantallaDeGestion } from './support/gestion.ts'
import { expect, llegar, test } from './support/test.ts'

// These tests run with the animations of the screens. All the other tests turn the animations off.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const direccion = (barrio: string, mas: Readonly<Record<string, string>> = {}): string =>
  `/gestion?${new URLSearchParams({ grupo: '3', barrio, ...mas })}`

const elegir = async (page: Page, casos: readonly Caso[]): Promise<void> => {
  for (const caso of casos) await pantallaDeGestion(page).casilla(caso).check()
}

const radicar = async (page: Page, nroexpte: string): Promise<void> => {
  const { form } = pantallaDeGestion(page)
  await form.getByLabel('Carátula').fill('Municipalidad c/ Demandado s/ apremio')
  await form.getByLabel('N° de expediente').fill(nroexpte)
  await form.getByLabel('N° de título ejecutivo').fill('101')
  await form.getByLabel('Juzgado').fill('Juzgado en lo Contencioso N° 1')
  await form.getByLabel('Monto').pressSequentially('1.234,567')
  await form.getByLabel('Período que abarca').fill('2020/01 a 2024/06')
}

test('la selección pasa de página en página, y se puede elegir todo lo hallado', async ({
  page,
  producto,
}) => {
  const { barra, cuenta } = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada', '/gestion?grupo=3&todo=1')
  await page.getByLabel('Filas por página').selectOption('25')
  const casillas = page.getByRole('checkbox', { name: /^Elegir \d/ })
  await expect(casillas).toHaveCount(25)
  const segunda = (await casillas.nth(1).getAttribute('aria-label')) ?? ''
  await casillas.nth(1).check()
  await expect(cuenta).toHaveText('1 elegido')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  // The screen shows the rows of the first page until the second page arrives, so the test waits until those rows
  // disappear.
  await expect(page.getByRole('checkbox', { name: segunda, exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
  await expect(cuenta).toHaveText('26 elegidos')
  await page.getByRole('button', { name: 'Página anterior' }).click()
  await expect(casillas.nth(1)).toBeChecked()
  await expect(casillas.nth(0)).not.toBeChecked()
  const todos = barra.getByRole('button', { name: /^Seleccionar los \d+ resultados$/ })
  const total = /\d+/.exec((await todos.textContent()) ?? '')?.[0]
  await todos.click()
  await expect(cuenta).toHaveText(`${total} elegidos`)
  await barra.getByRole('button', { name: 'Limpiar la selección' }).click()
  await expect(barra).toHaveCount(0)
})

test('el día de una abogada: halla, radica varios a la vez, sigue, archiva, corrige y elimina', async ({
  page,
  producto,
}) => {
  const { sinRadicar, actuacionesDe } = await openGestion(producto, 'abogada')
  const [uno, otro] = (await sinRadicar('General Rojo')) as [Caso, Caso]
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada', `/inmuebles?barrio=General+Rojo`)
  await page.getByRole('link', { name: `Ir a gestión de ${uno.nombre}` }).click()
  await expect(page).toHaveURL(new RegExp(`/caso/inmueble/${uno.imponible}/${uno.recurso}$`))
  await expect(page.getByRole('button', { name: 'Actuacion', exact: true })).toBeVisible()

  await page.goto(`${producto.url}${direccion('General Rojo')}`)
  await elegir(page, [uno, otro])
  await p.desplegar()
  await p.grabar.click()
  await expect(p.barra).toContainText('Debe seleccionar un tipo de actuación.')
  await expect(p.grupo.getByRole('option')).toHaveText(['Extrajudicial', 'Judicial'])
  await p.tipo.selectOption('Resultado')
  await p.grabar.click()
  const aviso = 'Debe cargar la radicación para continuar con otras actuaciones.'
  await expect(p.form).toContainText(aviso)
  await expect(p.form.getByLabel('Tipo de actuación')).toHaveValue('Radicación')
  await expect(p.form.getByLabel('Tipo de actuación')).not.toBeEditable()
  await p.guardar.click()
  for (const falta of [
    'La caratula es requerida.',
    'El número de expediente es requerido.',
    'El número de titulo ejecutivo es requerido.',
    'El juzgado es requerido.',
    'El monto es requerido.',
    'El periodo que abarca es requerido.',
  ])
    await expect(p.form.getByText(falta).first()).toBeVisible()
  await radicar(page, 'SN-1001-2026')
  await expect(p.form.getByLabel('Monto')).toHaveValue('1234,56')
  await p.form.getByLabel('Bono ley 8480').check()
  await p.form.getByLabel('Documentos').setInputFiles([
    { name: 'demanda.pdf', mimeType: 'application/pdf', buffer: escrito('Demanda de apremio') },
    { name: 'planilla.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') },
  ])
  await expect(p.form.getByText(/^planilla.xlsx: se admiten PDF/)).toBeVisible()
  await expect(p.form.getByRole('button', { name: 'Quitar demanda.pdf' })).toBeVisible()
  await p.guardar.click()
  await expect(page.getByText('¿Esta seguro de guardar los cambios?')).toBeVisible()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()

  await expect(p.cuenta).toHaveText('2 elegidos')
  await p.grabar.click()
  await expect(p.form.getByLabel('Resultado', { exact: true })).toBeVisible()
  await expect(p.form.getByText(aviso)).toHaveCount(0)
  await p.guardar.click()
  await expect(p.form.getByText('El resultado es requerido.').first()).toBeVisible()
  await p.form.getByLabel('Resultado', { exact: true }).selectOption('Negativo')
  await p.form.getByText('Otros datos (opcionales)').click()
  await p.form.getByLabel('Motivo').fill('Se mudó')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(p.barra).toHaveCount(0)
  for (const caso of [uno, otro]) {
    const actuaciones = await actuacionesDe(caso)
    expect(actuaciones.slice(0, 2).map(({ tp_id }) => tp_id)).toEqual([2, 18])
    expect(actuaciones[1]?.dato).toMatchObject({ monto: '1234.56', cp8480: 1, cpantprv: 0 })
  }

  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Grupo de etapas').selectOption('Judicial')
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(page.getByText('Elija un estado del grupo.').first()).toBeVisible()
  await page.getByLabel('Estado del grupo').selectOption('Resultado')
  await page.getByRole('button', { name: 'BUSCAR', exact: true }).click()
  await expect(page).toHaveURL(/etapa=2/)
  for (const caso of [uno, otro]) await expect(p.expandir(caso)).toBeVisible()
  await expect(page.getByText('TOTAL: 2 resultados')).toBeVisible()

  await p.expandir(uno).click()
  await expect(p.datos).toContainText('SN-1001-2026')
  await expect(p.datos).toContainText('$ 1.234,56')
  const { porque } = p
  await porque.getByText('Por qué está donde está').focus()
  await page.keyboard.press('Enter')
  await expect(porque.getByText(/^Judicial: su última etapa, «Resultado» del/)).toBeVisible()
  await expect(porque.getByText(/^Vence el .*: «Resultado» del .* más 60 días\.$/)).toBeVisible()
  await expect(porque.getByText(/^Ningún convenio del caso está en riesgo/)).toBeVisible()
  await porque.getByLabel('Cómo estaba el día', { exact: true }).fill('01/01/2000')
  await page.keyboard.press('Tab')
  await expect(porque.getByText('Al 01/01/2000:')).toBeVisible()
  await expect(porque.getByText('Sin vencimiento: no tiene movimientos.')).toBeVisible()
  await expect(porque.getByText(/^Del 01\/01\/2000 no se puede decir/)).toBeVisible()
  const lineas = p.actuaciones.getByRole('article')
  await expect(lineas.nth(0)).toContainText('Negativo')
  await lineas.nth(1).getByRole('button', { name: 'Ver demanda.pdf' }).click()
  const visor = page.getByRole('dialog', { name: 'demanda.pdf' })
  await expect(visor.getByText('Demanda de apremio')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visor).toHaveCount(0)

  await lineas
    .nth(0)
    .getByRole('button', { name: /^Editar Resultado/ })
    .click()
  const edicion = page.getByRole('dialog', { name: 'Guardar cambios' }).first()
  await edicion.getByLabel('Observaciones').fill('Informa el encargado.')
  await p.guardar.click()
  await page.getByRole('button', { name: 'Guardar cambios', exact: true }).click()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  await expect(lineas.nth(0)).toContainText('Informa el encargado.')
  await expect(lineas.nth(0)).toContainText('1 versión anterior')

  await lineas
    .nth(0)
    .getByRole('button', { name: /^Eliminar Resultado/ })
    .click()
  const baja = page.getByRole('dialog', { name: 'Eliminar actuación' })
  await expect(baja).toContainText('¿Esta seguro de eliminar la actuación?')
  await baja.getByRole('button', { name: 'Eliminar actuación' }).click()
  await expect(baja).toContainText('Escriba el motivo.')
  await baja.getByLabel('Motivo').fill('Cargada sobre otro expediente')
  await baja.getByRole('button', { name: 'Eliminar actuación' }).click()
  await expect(page.getByText('Las actuaciones se eliminarón correctamente.')).toBeVisible()
  await expect(lineas.nth(0)).toContainText('Cargada sobre otro expediente')
  await expect(lineas.nth(0).getByRole('button', { name: /^(Editar|Eliminar)/ })).toHaveCount(0)

  await page.goto(`${producto.url}${direccion('General Rojo', { historico: 'true' })}`)
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await expect(page.getByText('En el histórico no se graban actuaciones.')).toBeVisible()
  await expect(p.casilla(uno)).toBeDisabled()
  const mas = { historico: 'true', extrajudicial: 'true' }
  await page.goto(`${producto.url}${direccion('General Rojo', mas)}`)
  await expect(p.casilla(uno)).toBeEnabled()
})

test('lo escrito sobrevive a la página, y lo que no se pudo enviar se reintenta sin grabarse dos veces', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED/)
  const { sinRadicar, actuacionesDe } = await openGestion(producto, 'abogada')
  const [caso] = (await sinRadicar('Centro')) as [Caso]
  const antes = (await actuacionesDe(caso)).length
  const p = pantallaDeGestion(page)
  const open = () => p.abrir('Radicación')
  await llegar(page, producto, 'abogada', direccion('Centro'))
  await elegir(page, [caso])
  await open()
  await radicar(page, 'SN-1002-2026')
  await page.reload()
  await open()
  await expect(p.form).toContainText('Se recuperó lo que había escrito y no guardó.')
  await expect(p.form.getByLabel('N° de expediente')).toHaveValue('SN-1002-2026')
  const adjunto = { name: 'cargo.pdf', mimeType: 'application/pdf', buffer: escrito('Cargo') }
  await p.form.getByLabel('Documentos').setInputFiles([adjunto])
  await expect(p.form.getByRole('button', { name: 'Quitar cargo.pdf' })).toBeVisible()

  // The server saves the action, but the test drops the response, so the browser gets none. `claves` has the
  // idempotency key of each attempt to save.
  const claves: (string | undefined)[] = []
  await page.route('**/api/actuaciones', async (route) => {
    claves.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  await p.guardar.click()
  await p.confirmar.click()
  await expect(p.form.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible()
  await page.unroute('**/api/actuaciones')
  const otra = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/actuaciones'),
  )
  await p.reintentar.click()
  claves.push((await otra).headers()['idempotency-key'])
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  expect(new Set(claves).size).toBe(1)
  expect(await actuacionesDe(caso)).toHaveLength(antes + 1)
})

test('lo que se grabó sin que llegara la respuesta, después de recargar se graba otra vez sin repetirse', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/ERR_FAILED/)
  const { sinRadicar, actuacionesDe } = await openGestion(producto, 'abogada')
  const casos = (await sinRadicar('Centro')).slice(1, 3)
  const cuantas = () => Promise.all(casos.map(async (caso) => (await actuacionesDe(caso)).length))
  const antes = await cuantas()
  expect(antes).toHaveLength(2)
  const p = pantallaDeGestion(page)
  const open = () => p.abrir('Contacto telefónico')
  const guardar = async () => {
    // A file picked twice from disk has the same modification date both times. `new File` would use the current time,
    // so the test sets a fixed date.
    await p.form.getByLabel('Documentos').evaluate((campo: HTMLInputElement, texto) => {
      const elegidos = new DataTransfer()
      const file = { type: 'application/pdf', lastModified: 1 }
      elegidos.items.add(new File([texto], 'nota.pdf', file))
      campo.files = elegidos.files
      campo.dispatchEvent(new Event('change', { bubbles: true }))
    }, escrito('Nota').toString())
    await expect(p.form.getByRole('button', { name: 'Quitar nota.pdf' })).toBeVisible()
    await p.guardar.click()
    await p.confirmar.click()
  }
  const claves: (string | undefined)[] = []
  let llega = false
  await page.route('**/api/actuaciones', async (route) => {
    claves.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    await (llega ? route.fulfill({ response }) : route.abort())
  })
  await llegar(page, producto, 'abogada', '/gestion?grupo=2&barrio=Centro')
  await elegir(page, casos)
  await open()
  await p.form.getByLabel('Observaciones').fill('Prometió pagar.')
  await guardar()
  await expect(p.form.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible()

  llega = true
  await page.reload()
  await expect(p.cuenta).toHaveText('2 elegidos')
  await open()
  await expect(p.form).toContainText('Se recuperó lo que había escrito y no guardó.')
  await expect(p.form).toContainText('Los documentos hay que volver a elegirlos.')
  await expect(p.form.getByLabel('Observaciones')).toHaveValue('Prometió pagar.')
  await guardar()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()
  await expect(p.barra).toHaveCount(0)
  expect(claves).toHaveLength(2)
  expect(new Set(claves).size).toBe(1)
  expect(await cuantas()).toEqual(antes.map((n) => n + 1))
})
