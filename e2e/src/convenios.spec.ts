import type { Page } from '@playwright/test'
import { expectAccessible, tabTo } from './support/accesibilidad.ts'
import {
  type Convenio,
  openConvenios,
  pantallaDeConvenios,
  pesos,
  sumPesos,
  totalDe,
} from './support/convenios.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { expectCsvLike } from './support/exportaciones.ts'
import { readRows } from './support/libros.ts'
import { expectSinCsv } from './support/lista.ts'
import type { Producto } from './support/producto.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, type PersonaDeDemo, test } from './support/test.ts'

const CONVENIOS = '/convenios'
const YA_CONFIRMADO = 'El convenio ya está confirmado: no se puede modificar ni eliminar.'

const conPuntos = (dni: string): string => Number(dni).toLocaleString('es-AR')

const plan = ({ convenio_convpp: [primero] }: Convenio) => {
  if (primero === undefined) throw new Error('No tiene planes')
  return primero
}

test.describe('el listado de convenios', () => {
  test('se abre con todos, filtra y ordena, y el Excel y el CSV traen lo mismo', async ({
    page,
    producto,
  }) => {
    const { buscar } = await openConvenios(producto, 'admin')
    const { total, excel } = pantallaDeConvenios(page)
    await llegar(page, producto, 'admin', CONVENIOS)
    await expect(page).toHaveTitle('Convenios · Apremia')
    await expect(total).toHaveText(totalDe((await buscar()).length))
    await expect(page.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    await page.getByLabel('DNI', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'BUSCAR' }).click()
    await expect(page.getByText('El DNI lleva solo dígitos.')).toBeVisible()
    await page.getByLabel('DNI', { exact: true }).fill('')
    await page.getByRole('combobox', { name: 'Abogado' }).selectOption({ index: 2 })
    await page.getByRole('combobox', { name: 'Confirmado' }).selectOption('No')
    await page.getByRole('button', { name: 'BUSCAR' }).click()
    await expect(
      page.getByRole('button', { name: 'Quitar el filtro Confirmado: No' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Firmante' }).click()
    const abogado = new URL(page.url()).searchParams.get('abogado') ?? ''
    const filas = await buscar({ abogado, confirmado: '0' })
    expect(filas.length).toBeGreaterThan(0)
    await expect(total).toHaveText(totalDe(filas.length))
    const firmantes = filas
      .map(({ frm_nombre }) => frm_nombre)
      .sort(new Intl.Collator('es-AR').compare)
    await expect(page.locator('tbody tr td:nth-child(4)')).toHaveText(firmantes)

    const descarga = page.waitForEvent('download')
    await excel.click()
    const { name, bytes } = await readDownload(await descarga)
    expect(name).toBe('convenios.xlsx')
    const rows = readRows(bytes)
    expect(Object.keys(rows[0] ?? {})).toEqual(['N° DE CONVENIO', 'ABOGADO', 'FIRMANTE', 'FECHA'])
    expect(rows.map((row) => row.FIRMANTE)).toEqual(firmantes)
    await expectCsvLike(page, { name, bytes })

    await page.reload()
    await expect(page.locator('tbody tr td:nth-child(4)')).toHaveText(firmantes)
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(total).toHaveText(totalDe((await buscar()).length))
  })

  test('se busca por documento, por imponible y por días', async ({ page, producto }) => {
    const { buscar, find } = await openConvenios(producto, 'jefe')
    const convenio = await find('1')
    const { fila, total } = pantallaDeConvenios(page)
    await llegar(page, producto, 'jefe', `${CONVENIOS}?dni=${conPuntos(convenio.frm_dni)}`)
    await expect(fila(convenio)).toBeVisible()
    const { r, i } = plan(convenio)
    await page.goto(`${producto.url}${CONVENIOS}?imponible=${i}&recurso=${r}`)
    await expect(fila(convenio)).toContainText(pesos(plan(convenio).m))
    const dia = convenio.fechaconf
    await page.goto(`${producto.url}${CONVENIOS}?desde=${dia}&hasta=${dia}`)
    await expect(total).toHaveText(totalDe((await buscar({ desde: dia, hasta: dia })).length))
    await page.goto(`${producto.url}${CONVENIOS}?desde=2026-02-02&hasta=2026-02-01`)
    await expect(page.getByText('La fecha Hasta no puede ser anterior a Desde.')).toBeVisible()
    await expect(total).toHaveCount(0)
    await page.goto(`${producto.url}${CONVENIOS}?firmante=nadie+se+llama+asi`)
    await expect(page.getByText('No se encontraron convenios')).toBeVisible()
  })
})

test.describe('cada uno ve los suyos y puede lo que le toca', () => {
  const mirar = async (page: Page, producto: Producto, persona: PersonaDeDemo) => {
    const { find } = await openConvenios(producto, 'admin')
    const libre = await find('0', ({ codexterno }) => codexterno === 'A01')
    const hecho = await find('1', ({ codexterno }) => codexterno === 'A01')
    const { r, i } = plan(hecho)
    await llegar(page, producto, persona, CONVENIOS)
    return {
      ...pantallaDeConvenios(page),
      libre,
      hecho,
      selector: page.getByRole('combobox', { name: `Estado de retiro del plan ${r} ${i}` }),
      detalle: page.locator('.row-detail'),
      goTo: (q: string) => page.goto(`${producto.url}${CONVENIOS}?${q}`),
    }
  }

  for (const persona of ['abogada', 'jefe'] as const) {
    test(`${persona}: lo que el estado admite`, async ({ page, producto }) => {
      const p = await mirar(page, producto, persona)
      const { libre, hecho } = p
      await p.goTo(`convenio=${libre.convenio}`)
      for (const boton of [p.ver, p.confirmar, p.editar, p.eliminar])
        await expect(boton(libre)).toBeVisible()
      await expect(p.pdf(libre)).toHaveCount(0)
      await p.goTo(`convenio=${hecho.convenio}&abiertas=${hecho.id}`)
      await expect(p.pdf(hecho)).toBeVisible()
      await expect(p.selector).toBeVisible()
      for (const boton of [p.confirmar, p.editar, p.eliminar])
        await expect(boton(hecho)).toHaveCount(0)
      await p.goTo(`editar=${hecho.id}`)
      await expect(p.dialogo('Ver Convenio')).toContainText(YA_CONFIRMADO)
    })
  }

  test('un administrador que no es su abogado solo mira', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'admin')
    const { libre, hecho } = p
    await p.goTo(`convenio=${libre.convenio}&abiertas=${libre.id}`)
    await expect(p.ver(libre)).toBeVisible()
    await expect(p.detalle).toContainText('Sin confirmar')
    for (const boton of [p.confirmar, p.editar, p.eliminar])
      await expect(boton(libre)).toHaveCount(0)
    await p.goTo(`convenio=${hecho.convenio}&abiertas=${hecho.id}`)
    await expect(p.pdf(hecho)).toBeVisible()
    await expect(p.detalle).toContainText(/retirado|Pendiente/i)
    await expect(p.selector).toHaveCount(0)
    await p.goTo(`editar=${libre.id}`)
    await expect(p.dialogo('Ver Convenio')).toContainText('El convenio es de otro abogado')
  })

  test('para otro abogado no existen', async ({ page, producto, consola }) => {
    consola.expect(/404/)
    const p = await mirar(page, producto, 'otroAbogado')
    await p.goTo(`convenio=${p.libre.convenio}`)
    await expect(page.getByText('No se encontraron convenios')).toBeVisible()
    await p.goTo(`ver=${p.libre.id}`)
    await expect(p.dialogo('Ver Convenio')).toContainText('No existe el convenio.')
  })

  test('un invitado mira, con los datos tapados y sin documento', async ({ page, producto }) => {
    const p = await mirar(page, producto, 'invitado')
    const { hecho } = p
    await expect(p.total).toBeVisible()
    await expect(p.nuevo).toHaveCount(0)
    await expect(p.excel).toHaveCount(0)
    await expectSinCsv(page)
    await p.goTo(`nuevo=inmueble&convenio=${hecho.convenio}&abiertas=${hecho.id}`)
    await expect(p.ver(hecho)).toBeVisible()
    await expect(p.dialogo('Nuevo Convenio')).toHaveCount(0)
    await expect(p.pdf(hecho)).toHaveCount(0)
    await expect(p.selector).toHaveCount(0)
    await p.ver(hecho).click()
    const vista = p.dialogo('Ver Convenio')
    await expect(vista).toContainText(hecho.frm_nombre)
    await expect(vista).toContainText(`•••••${hecho.frm_dni.slice(-3)}`)
    await expect(vista).not.toContainText(hecho.frm_cel)
    await expect(vista).toContainText('Vencimiento (DEMO)')
    await p.goTo(`dni=12345678&convenio=${hecho.convenio}`)
    await expect(p.ver(hecho)).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar filtros' }).click()
    await expect(page.getByRole('textbox', { name: 'Firmante' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'DNI' })).toHaveCount(0)
  })

  test('sin código de abogado se dice por qué no hay nada', async ({ page, producto }) => {
    await mirar(page, producto, 'sinCodigo')
    await expect(page.getByText('Su usuario no tiene código de abogado asignado')).toBeVisible()
  })
})

test('los enlaces de otras pantallas llegan al formulario y al convenio', async ({
  page,
  producto,
}) => {
  const { find } = await openConvenios(producto, 'jefe')
  const convenio = await find('1')
  const { dialogo, fila } = pantallaDeConvenios(page)
  await llegar(page, producto, 'jefe', `${CONVENIOS}?comercio=123`)
  await expect(dialogo('Nuevo Convenio')).toBeVisible()
  await expect(page).toHaveURL(/\?nuevo=comercio&de=123$/)
  await page.goto(`${producto.url}${CONVENIOS}?inmueble=58&recurso=SS`)
  await expect(dialogo('Nuevo Convenio')).toContainText('58')
  await expect(page).toHaveURL(/\?nuevo=inmueble&de=58&deRecurso=SS$/)
  await page.goto(`${producto.url}${CONVENIOS}?convenio=${convenio.convenio}`)
  await expect(fila(convenio)).toBeVisible()
  await expect(dialogo('Nuevo Convenio')).toHaveCount(0)
})

test('la vista tiene las cifras del convenio; se abre y se cierra con el teclado', async ({
  page,
  producto,
}) => {
  const { buscar, detalle } = await openConvenios(producto, 'abogada')
  const todos = await Promise.all((await buscar({ confirmado: '1' })).map(({ id }) => detalle(id)))
  const convenio = todos.find(({ aviso_caducidad }) => aviso_caducidad !== null)
  if (convenio === undefined) throw new Error('Ninguno está por caducar')
  const { ver, dialogo } = pantallaDeConvenios(page)
  await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await expect(ver(convenio)).toBeVisible()
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'), 60)
  await tabTo(page, ver(convenio), 40, 'ArrowRight')
  await page.keyboard.press('Enter')
  const vista = dialogo('Ver Convenio')
  const { total, a_pagar, liquidacion } = convenio
  for (const cifra of [pesos(total), pesos(a_pagar), pesos(liquidacion.total)])
    await expect(vista).toContainText(cifra)
  await expect(vista).toContainText(sumPesos(a_pagar, liquidacion.total))
  await expect(vista).toContainText(conPuntos(convenio.frm_dni))
  await expect(vista).toContainText(convenio.aviso_caducidad?.texto ?? '-')
  await expect(vista).toContainText('5 % de los honorarios sobre la deuda')
  await expect(vista.getByRole('table', { name: /^Períodos de/ }).locator('tfoot')).toContainText(
    pesos(total),
  )
  await expect(
    vista.getByRole('table', { name: /^Cuotas del plan/ }).locator('tfoot'),
  ).toContainText(pesos(a_pagar))
  await expect(page).toHaveURL(new RegExp(`ver=${convenio.id}$`))
  await page.keyboard.press('Escape')
  await expect(vista).toHaveCount(0)
  await expect(ver(convenio)).toBeFocused()
  await expect(page).not.toHaveURL(/ver=/)
  await page.goForward()
  await expect(vista).toBeVisible()
  await page.goBack()
  await expect(vista).toHaveCount(0)
})

for (const { viewport, colorScheme } of [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: TELEFONO, colorScheme: 'dark' },
] as const) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('el listado, sus filtros y sus diálogos se pueden usar', async ({ page, producto }) => {
      const { find } = await openConvenios(producto, 'abogada')
      const [libre, hecho] = [await find('0'), await find('1')]
      const { total, confirmar, eliminar, dialogo } = pantallaDeConvenios(page)
      await llegar(page, producto, 'abogada', `${CONVENIOS}?abiertas=${libre.id},${hecho.id}`)
      await expect(total).toBeVisible()
      await page.getByRole('button', { name: 'Mostrar filtros' }).click()
      await expect(page.getByLabel('Firmante', { exact: true })).toBeVisible()
      await expect(page.getByRole('combobox', { name: /^Estado de retiro/ }).first()).toBeVisible()
      await expectAccessible(page, 'listado')
      await confirmar(libre).click()
      await expect(page.getByRole('dialog')).toContainText('Honorarios y gastos')
      await expectAccessible(page, 'confirmar')
      await page.keyboard.press('Escape')
      await eliminar(libre).click()
      await expect(page.getByRole('dialog')).toContainText('¿Esta seguro de eliminar')
      await expectAccessible(page, 'eliminar')
      await page.goto(`${producto.url}${CONVENIOS}?ver=${hecho.id}`)
      await expect(dialogo('Ver Convenio')).toContainText('Datos del firmante')
      await expectAccessible(page, 'vista')
    })
  })
}
