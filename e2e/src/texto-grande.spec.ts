import type { Locator } from '@playwright/test'
import { expectWcag22 } from './support/accesibilidad.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'
import { measure, setLetra, TAMANOS } from './support/texto-grande.ts'

const RECORRIDOS = [
  {
    nombre: 'lo que se busca y se acuerda',
    persona: 'jefe',
    rutas: [
      ...['/home', '/inmuebles?todo=1', '/contribuyentes?todo=1', '/comercios?todo=1'],
      ...['/inmueble/1', '/convenios', '/convenios?nuevo=inmueble', '/planes-de-pago?todo=1'],
      '/no/existe',
    ],
  },
  {
    nombre: 'los casos y sus papeles',
    persona: 'jefe',
    rutas: [
      ...['/gestion?grupo=3&todo=1', '/cartas', '/calendario', '/mesa-judicial?abogado=A01'],
      ...['/mesa-extrajudicial?abogado=A01', '/abogado-externo', '/titulos', '/creaciontitulos'],
      ...[
        '/creaciontitulos?pestana=listado',
        '/caso/inmueble/101/RV',
        '/caso/inmueble/101/RV?ver=deuda',
      ],
    ],
  },
  {
    nombre: 'los registros y la administración',
    persona: 'jefe',
    rutas: [
      ...['/estadisticas', '/registros', '/novedades', '/comunicaciones', '/mis-datos'],
      '/datos-del-municipio',
      ...['/abogados', '/condiciones', '/configuracion', '/historial'],
    ],
  },
  { nombre: 'los usuarios', persona: 'admin', rutas: ['/usuarios', '/datos-personales'] },
] as const

const APARIENCIAS = [
  { width: 1366, height: 768, colorScheme: 'light' },
  { ...TELEFONO, colorScheme: 'dark' },
] as const

const isUncovered = (boton: Locator) =>
  boton.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [left + 2, right - 2].every((x) =>
      [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(x, y))),
    )
  })

for (const { nombre: tema, persona, rutas } of RECORRIDOS)
  test(`${tema}: cumple WCAG 2.2; con el texto al doble, o la pantalla al 400 %, nada queda de costado ni cortado`, async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 404/)
    const cdp = await page.context().newCDPSession(page)
    for (const [i, ruta] of rutas.entries()) {
      if (i === 0) await llegar(page, producto, persona, ruta)
      else await page.goto(`${producto.url}${ruta}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await setLetra(cdp, 16)
      for (const { colorScheme, ...ventana } of APARIENCIAS) {
        await page.setViewportSize(ventana)
        await page.emulateMedia({ colorScheme })
        await expectWcag22(page, `${ruta}, ${ventana.width}, ${colorScheme}`)
      }
      const expectEntera = async (que: string) => {
        for (const { nombre, letra, ...ventana } of TAMANOS) {
          await page.setViewportSize(ventana)
          await setLetra(cdp, letra)
          await expect
            .poll(() => measure(page), `${que}, ${nombre}`)
            .toEqual({ deMas: 0, cortados: [] })
        }
      }
      await expectEntera(ruta)
      const filtros = page.getByRole('button', { name: 'Mostrar filtros', exact: true })
      const tapados = (await page.getByRole('dialog').count()) > 0
      if (tapados || (await filtros.count()) === 0) continue
      await filtros.click()
      await expectEntera(`${ruta}, con los filtros`)
    }
  })

test('un aviso a la vista no tapa las páginas de una lista ni los botones de un formulario', async ({
  page,
  producto,
}) => {
  await page.setViewportSize(TELEFONO)
  // An error message stays on the screen until the person closes it, so it could cover a button.
  await llegar(page, producto, 'jefe', '/usuarios')
  await expect(page).toHaveURL(/\/home/)
  const aviso = page.locator('.notices .alert')
  const siguiente = page.getByRole('button', { name: 'Página siguiente' })
  const guardar = page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true })
  await expect(aviso).toContainText('Su cuenta no tiene acceso a')
  // On a phone the menu is closed and its links cannot be clicked, so the test sends the click event to the link.
  await page.locator('.sidebar a[href="/convenios"]').dispatchEvent('click')
  await expect(siguiente).toBeVisible()
  await siguiente.scrollIntoViewIfNeeded()
  await expect.poll(() => isUncovered(siguiente)).toBe(true)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(() => isUncovered(siguiente)).toBe(true)
  await page.getByRole('button', { name: 'Nuevo Convenio' }).dispatchEvent('click')
  await expect(guardar).toBeVisible()
  await expect.poll(() => isUncovered(guardar)).toBe(true)
  await page.setViewportSize(TELEFONO)
  await expect.poll(() => isUncovered(guardar)).toBe(true)
  await expect(aviso).toBeVisible()
})
