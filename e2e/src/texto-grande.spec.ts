import type { Page } from '@playwright/test'
import { expect, llegar, test } from './support/test.ts'

/** Every route, as the head of the lawyers and an administrator open it. */
const RUTAS = {
  jefe: [
    ...['/home', '/inmuebles?todo=1', '/contribuyentes?todo=1', '/comercios?todo=1', '/inmueble/1'],
    ...['/gestion?grupo=3&todo=1', '/convenios', '/convenios?nuevo=inmueble', '/cartas'],
    ...['/planes-de-pago?todo=1', '/calendario', '/estadisticas', '/registros', '/novedades'],
    ...['/comunicaciones', '/mis-datos', '/mesa-judicial?abogado=A01', '/abogado-externo'],
    ...['/mesa-extrajudicial?abogado=A01', '/titulos', '/creaciontitulos', '/abogados'],
    ...['/creaciontitulos?pestana=listado', '/condiciones', '/configuracion', '/historial'],
    '/no/existe',
  ],
  admin: ['/usuarios'],
} as const

/** Text at 200 % on a desk and on a phone; a desk at 400 %, which is 320 px wide (WCAG 1.4.4, 1.4.10). */
const TAMANOS = [
  { nombre: 'texto al 200 %', width: 1366, height: 768, letra: 32 },
  { nombre: 'texto al 200 % en un teléfono', width: 390, height: 844, letra: 32 },
  { nombre: 'al 400 %', width: 320, height: 256, letra: 16 },
] as const

/** How far the page goes sideways, and the buttons and titles whose text is cut. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth, clientWidth } = document.documentElement
    const cortados = [...document.querySelectorAll('main :is(.btn, h1, h2, h3), .header .btn')]
      .filter((uno) => uno.scrollWidth > uno.clientWidth + 2)
      .map(({ textContent }) => textContent)
    return { deMas: scrollWidth - clientWidth, cortados }
  })

test('con el texto al doble, o la pantalla al 400 %, nada queda de costado ni cortado', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 404/)
  const cdp = await page.context().newCDPSession(page)
  for (const [persona, rutas] of Object.entries(RUTAS))
    for (const [i, ruta] of rutas.entries()) {
      if (i === 0) await llegar(page, producto, persona as keyof typeof RUTAS, ruta)
      else await page.goto(`${producto.url}${ruta}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      for (const { nombre, letra, ...ventana } of TAMANOS) {
        await page.setViewportSize(ventana)
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: letra, fixed: letra } })
        expect(await measure(page), `${ruta}, ${nombre}`).toEqual({ deMas: 0, cortados: [] })
      }
    }
})
