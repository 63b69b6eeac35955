import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { expectCsvLike } from './support/exportaciones.ts'
import { sessionToken } from './support/identidad.ts'
import { readRows } from './support/libros.ts'
import { sentBody } from './support/sent-body.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const listado = (page: Page) => {
  const region = page.getByRole('region', { name: 'Listado de abogados', exact: true })
  return {
    region,
    nombres: region.getByRole('rowheader'),
    total: region.getByText(/^TOTAL: /),
    buscar: async (filtros: Readonly<Record<string, string>>) => {
      const toggle = region.getByRole('button', { name: /^(Mostrar|Ocultar) filtros$/ })
      // `getAttribute` waits until the screen shows the button of the filters. `isVisible` would not wait.
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
      for (const [campo, valor] of Object.entries(filtros)) {
        await region.getByRole('textbox', { name: campo, exact: true }).fill(valor)
      }
      await region.getByRole('button', { name: 'BUSCAR' }).click()
    },
  }
}

const guardar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Esta seguro de guardar los cambios?')
  await dialog.getByRole('button', { name: /^(Guardar los cambios|Crear el abogado)$/ }).click()
}

test.describe('el listado de abogados', () => {
  test('filtra, ordena y vuelve por su dirección, y el Excel y el CSV traen lo mismo', async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, 'admin', '/abogados')
    const { region, nombres, total, buscar } = listado(page)
    await expect(page).toHaveTitle('Abogados · Apremia')
    await expect(nombres.first()).toHaveText('Agüero, Silvina')
    await buscar({ Apellido: 'munoz' })
    await expect(region).toContainText('No hay resultados con estos filtros.')
    await region.getByRole('button', { name: 'Mostrar filtros' }).click()
    await region.getByRole('button', { name: 'LIMPIAR', exact: true }).click()
    await region.getByRole('combobox', { name: 'Baja' }).selectOption({ label: 'No' })
    await region.getByRole('button', { name: 'BUSCAR' }).click()
    await expect(region.getByRole('button', { name: 'Quitar el filtro Baja: No' })).toBeVisible()
    await expect(region).not.toContainText('Yáñez')
    await region.getByRole('button', { name: 'Código externo' }).click()
    await expect(page).toHaveURL(/baja=0/)
    await expect(page).toHaveURL(/orden=codexterno/)
    await expect(nombres.first()).toHaveText('Ibáñez, Guillermo')
    const shown = await nombres.allTextContents()
    await expect(total).toHaveText(`TOTAL: ${shown.length} resultados`)

    const download = page.waitForEvent('download')
    await region.getByRole('button', { name: 'Descargar Excel' }).click()
    const { name, bytes } = await readDownload(await download)
    expect(name).toBe('abogados.xlsx')
    const rows = readRows(bytes)
    expect(rows.map((row) => `${row.APELLIDO}, ${row.NOMBRE}`)).toEqual(shown)
    await expectCsvLike(page, { name, bytes })

    await page.reload()
    await expect(nombres).toHaveText(shown)
    await page.goBack()
    await expect(nombres.first()).toHaveText('Agüero, Silvina')
  })
})

test.describe('un nuevo profesional', () => {
  test('se crea con su ingreso, después de decir todo lo que falta', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    await llegar(page, producto, 'admin', '/abogados?pestana=nuevo')
    await page.getByRole('button', { name: 'Guardar' }).click()
    for (const falta of [
      'El apellido es requerido.',
      'El nombre es requerido.',
      'El número de documento es requerido.',
      'El código externo es requerido.',
    ]) {
      await expect(page.getByRole('button', { name: falta })).toBeVisible()
    }
    await expect(page.getByLabel('Apellido', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'El código externo es requerido.' }).click()
    await expect(page.getByLabel('Código externo')).toBeFocused()

    const [apellido, nombre, nrodni] = ['Zalazar', 'Ana', '31222320']
    await page.getByLabel('Apellido', { exact: true }).fill(apellido)
    await page.getByLabel('Nombre', { exact: true }).fill(nombre)
    await page.getByLabel('N° de documento').fill('31.222.320')
    await page.getByLabel('CUIT/CUIL').fill('27312223205')
    await page.getByLabel('Código externo').fill('a00')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('El código A00 está reservado.').last()).toBeVisible()
    await page.getByLabel('Código externo').fill('a01')
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const leaving = await asked
    expect(leaving.type()).toBe('beforeunload')
    await leaving.accept()
    await reloaded
    await expect(page.getByText('Se recuperó lo que había escrito')).toBeVisible()
    await guardar(page)
    await expect(
      page.getByText('El código A01 ya es de Muñoz Peña, Carolina.').last(),
    ).toBeVisible()
    await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue(apellido)
    await page.getByLabel('Código externo').fill('b20')
    const body = await sentBody(page, '/createAbogado', () => guardar(page))
    expect(body).toMatchObject({ rol: '30', tipodni: 1, baja: '0' })
    const alert = page.getByRole('status').filter({ hasText: 'Abogado creado exitosamente.' })
    await expect(alert).toContainText('Exito!')
    await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue('')

    await page.getByRole('tab', { name: 'Listado de abogados' }).click()
    await listado(page).buscar({ 'N° de documento': nrodni })
    await expect(listado(page).nombres).toHaveText(['Zalazar, Ana'])
    const api = createApi(producto.url, await sessionToken(producto, nrodni))
    const { usuario } = await (await api.post('/usuarios/validate-token')).json()
    expect(usuario).toMatchObject({ rol: 'user', abogado: 'B20' })
  })
})

test.describe('la edición', () => {
  test('envía solo lo que cambia, y se deshace antes y después de guardar', async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, 'admin', '/abogados')
    await page.getByRole('button', { name: 'Editar a Ordóñez, Valeria' }).click()
    const direccion = page.getByLabel('Dirección')
    const antes = await direccion.inputValue()
    for (const fijo of ['N° de documento', 'Código externo']) {
      await expect(page.getByLabel(fijo)).toHaveAttribute('readonly')
    }
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled()
    await direccion.fill('Otra 1')
    await page.getByRole('button', { name: 'Deshacer los cambios' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('¿Esta seguro de deshacer los cambios?')
    await dialog.getByRole('button', { name: 'Deshacer los cambios' }).click()
    await expect(direccion).toHaveValue(antes)

    await page.getByLabel('Teléfono').fill('0336 4499000')
    await page.getByLabel('Título').selectOption({ label: 'Sin título' })
    const body = await sentBody(page, '/editAbogado', () => guardar(page))
    expect(body).toEqual({
      nrodni: '20000013',
      version: 1,
      te: '0336 4499000',
      titulo: null,
    })
    const saved = page.getByRole('status').filter({ hasText: 'Tus datos han sido editados.' })
    await expect(saved).toContainText('Ordóñez, Valeria (A06): Título, Teléfono.')
    const row = page.getByRole('row').filter({ hasText: 'Ordóñez' })
    await expect(row).toContainText('0336 4499000')
    await saved.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Ordóñez, Valeria volvió a sus datos anteriores.')).toBeVisible()
    await expect(row).toContainText('Abogada')
    await expect(row).not.toContainText('0336 4499000')
  })

  test('de dos personas a la vez muestra los dos valores y no pisa ninguno', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 409/)
    await llegar(page, producto, 'admin', '/abogados?editar=A07')
    await page.getByLabel('Teléfono').fill('0336 4411111')
    await page.getByLabel('Horarios').fill('Lunes de 8 a 12')
    const api = createApi(producto.url, await tokenDe(producto, 'admin'))
    const other = await api.post('/profesionales/editAbogado', {
      nrodni: '20000014',
      version: 1,
      te: '0336 4422222',
      direccion: 'Rivadavia 10',
    })
    expect(other.status).toBe(200)
    await guardar(page)
    const conflict = page.getByRole('table')
    await expect(conflict.getByRole('row', { name: /Teléfono/ })).toContainText(
      '0336 44111110336 4422222',
    )
    await expect(conflict.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Usar lo guardado' }).click()
    await expect(page.getByLabel('Teléfono')).toHaveValue('0336 4422222')
    await expect(page.getByLabel('Dirección')).toHaveValue('Rivadavia 10')
    // Another person saved a change through the API, but did not change the field 'Horarios' (hours). So this field
    // keeps the typed value after a click on 'Usar lo guardado' (use the saved data).
    await expect(page.getByLabel('Horarios')).toHaveValue('Lunes de 8 a 12')
    const body = await sentBody(page, '/editAbogado', () => guardar(page))
    expect(body).toEqual({ nrodni: '20000014', version: 2, horarios: 'Lunes de 8 a 12' })
    await expect(page.getByText('Tus datos han sido editados.')).toBeVisible()
  })
})

test.describe('la baja', () => {
  test('dice por qué no, deja reasignar los casos y corta el ingreso', async ({
    page,
    municipio,
    consola,
  }) => {
    consola.expect(/status of 409/)
    const roldan = createApi(municipio.url, await tokenDe(municipio, 'otroAbogado'))
    expect((await roldan.get('/profesionales/propio')).status).toBe(200)
    await llegar(page, municipio, 'admin', '/abogados')

    await page.getByRole('button', { name: 'Eliminar a Ibáñez, Guillermo' }).click()
    await page.getByRole('button', { name: 'Eliminar el abogado' }).click()
    await expect(page.getByRole('dialog')).toContainText('El código A00 no se da de baja')
    await expect(page.getByRole('button', { name: 'Reasignar los casos' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Eliminar a Yáñez, Horacio' })).toBeDisabled()

    await page.getByRole('button', { name: 'Eliminar a Roldán, Esteban' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Eliminar a Roldán, Esteban (A02)')
    await expect(dialog).toContainText('Esta seguro de eliminar este abogado?')
    await page.getByRole('button', { name: 'Eliminar el abogado' }).click()
    await expect(dialog).toContainText(/Tiene [\d.]+ períodos impagos en gestión legal/)
    await page.getByRole('button', { name: 'Reasignar los casos' }).click()
    await expect(dialog).toContainText('Elija el abogado que recibe los casos.')
    await dialog.getByLabel('Pasar los casos a').selectOption('A05')
    await page.getByRole('button', { name: 'Reasignar los casos' }).click()
    await expect(dialog).toContainText(/Pasaron a De la Fuente, Marcos \(A05\): [\d.]+ períodos/)
    await page.getByRole('button', { name: 'Eliminar el abogado' }).click()
    const done = page.getByRole('status').filter({ hasText: 'Se elimino correctamente.' })
    await expect(done).toContainText('Exito!')
    await expect(page.getByRole('row').filter({ hasText: 'Roldán' })).toContainText('Si')
    expect((await roldan.get('/profesionales/propio')).status).toBe(401)

    await done.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('button', { name: 'Eliminar a Roldán, Esteban' })).toBeEnabled()
    expect((await roldan.get('/profesionales/propio')).status).toBe(401)
    const back = createApi(municipio.url, await tokenDe(municipio, 'otroAbogado'))
    expect((await back.get('/profesionales/propio')).status).toBe(200)
  })
})

test.describe('cada persona', () => {
  test('la jefatura ve las fichas sin poder cambiarlas, y edita su contacto', async ({
    page,
    producto,
  }) => {
    await llegar(page, producto, 'jefe', '/abogados')
    await expect(page.getByRole('tab')).toHaveText(['Listado de abogados', 'Mis datos'])
    await expect(page.getByRole('button', { name: /^(Editar|Eliminar) a / })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ver la ficha de Muñoz Peña, Carolina' }).click()
    await expect(page.getByRole('dialog')).toContainText('20.000.003')
    await page.keyboard.press('Escape')
    await page.goto(`${producto.url}/abogados?editar=A05`)
    await expect(listado(page).total).toBeVisible()
    await page.getByRole('tab', { name: 'Mis datos' }).click()
    await expect(page.getByLabel('Teléfono')).toBeEditable()
  })

  test('un abogado edita su contacto y nada más', async ({ page, producto }) => {
    await llegar(page, producto, 'otroAbogado', '/abogados/usuario')
    await page.waitForURL(`${producto.url}/mis-datos`)
    await expect(page.getByRole('heading', { name: 'Roldán, Esteban (A02)' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(4)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await page.getByLabel('Email').fill('roldan@estudio')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('El email no es válido.').last()).toBeVisible()
    await page.getByLabel('Email').fill('roldan@estudio.com.ar')
    const body = await sentBody(page, '/editAbogado', () => guardar(page))
    expect(body).toEqual({ nrodni: '20000004', version: 1, email: 'roldan@estudio.com.ar' })
    const saved = page.getByRole('status').filter({ hasText: 'Tus datos han sido editados.' })
    await saved.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('a02@example.org')
    await page.goto(`${producto.url}/abogados`)
    await page.waitForURL(`${producto.url}/home`)
  })

  test('un invitado no llega a ninguna de las tres pantallas', async ({ page, producto }) => {
    await llegar(page, producto, 'invitado')
    for (const path of ['/abogados', '/condiciones', '/mis-datos']) {
      await page.goto(`${producto.url}${path}`)
      await page.waitForURL(`${producto.url}/home`)
    }
    const api = createApi(producto.url, await tokenDe(producto, 'invitado'))
    expect((await api.get('/profesionales/abogados/excel')).status).toBe(403)
    const [first] = await (await api.get('/profesionales/abogadosnamedni')).json()
    expect(first.nrodni).toBe('•••••002')
  })
})

test('cada estado es accesible', async ({ page, producto, consola }) => {
  consola.expect(/status of (409|500)/)
  await llegar(page, producto, 'admin', '/abogados')
  await expect(listado(page).total).toBeVisible()
  await expectAccessibleEnAmbas(page, 'listado')
  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await expectAccessibleEnAmbas(page, 'filtros')
  await page.getByRole('button', { name: 'Eliminar a Muñoz Peña, Carolina' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'eliminar')
  await page.getByRole('button', { name: 'Eliminar el abogado' }).click()
  await expect(page.getByLabel('Pasar los casos a')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'rechazo de la baja')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Editar a Echagüe, Mercedes' }).click()
  await page.getByLabel('CUIT/CUIL').fill('27-20000015-1')
  await page.getByLabel('Email').fill('x')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Hay 1 dato para corregir')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'edición con errores')
  await page.getByLabel('Email').fill('x@example.org')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'confirmación')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  const saved = page.getByRole('status').filter({ hasText: 'Editado!' })
  await expect(saved).toBeVisible()
  await expectAccessibleEnAmbas(page, 'guardado')
  await saved.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('volvió a sus datos anteriores')).toBeVisible()
  await page.getByRole('tab', { name: 'Nuevo profesional' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'El apellido es requerido.' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'nuevo con errores')
  await page.route('**/api/profesionales/search*', (route) => route.fulfill({ status: 500 }))
  await page.goto(`${producto.url}/abogados`)
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expectAccessibleEnAmbas(page, 'falla')
})

test('mis datos y la ficha son accesibles', async ({ page, producto }) => {
  await llegar(page, producto, 'jefe', '/mis-datos')
  await expect(page.getByLabel('Teléfono')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'mis datos')
  await page.goto(`${producto.url}/abogados`)
  await page.getByRole('button', { name: 'Ver la ficha de Muñoz Peña, Carolina' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'ficha')
})
