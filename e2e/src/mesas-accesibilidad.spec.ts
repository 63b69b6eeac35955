import { expectAccessible } from './support/accesibilidad.ts'
import { abrirHerramientas, TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const APARIENCIAS = [
  { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  { viewport: TELEFONO, colorScheme: 'dark' },
] as const

for (const { viewport, colorScheme } of APARIENCIAS) {
  test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('las mesas, un caso, la búsqueda de contribuyentes y hoy', async ({ page, producto }) => {
      await llegar(page, producto, 'abogada')
      await expect(page.getByRole('link', { name: /vencidos$/ }).first()).toBeVisible()
      await expectAccessible(page, 'hoy')
      await page.goto(`${producto.url}/mesa-judicial`)
      await expect(page.getByText('La mesa, por solapa')).toBeVisible()
      await expectAccessible(page, 'inicio de la mesa')
      await page.getByRole('tab', { name: 'Juicios' }).click()
      await expect(page.getByText(/^TOTAL: /)).toBeVisible()
      const alarma = page.locator('summary').filter({ hasText: 'Caducidad' }).first()
      await alarma.press('Enter')
      await expect(page.getByText(/Días corridos, sin las ferias/).first()).toBeVisible()
      await expectAccessible(page, 'juicios, con una alarma abierta')
      await page
        .getByRole('link', { name: /^Ver por qué, / })
        .first()
        .click()
      await page.getByText('Por qué está donde está').click()
      await page.getByLabel(/^De qué regla sale: Vencimiento/).click()
      await expect(page.getByText(/^Regla caso\/plazo/)).toBeVisible()
      const otros = page.getByRole('region', { name: /^Otros imponibles del contribuyente/ })
      await expect(otros.getByText(/^TOTAL: /)).toBeVisible()
      await expectAccessible(page, 'caso')
      await page.goto(`${producto.url}/mesa-extrajudicial`)
      await expect(page.getByText(/^TOTAL: /)).toBeVisible()
      await expectAccessible(page, 'extrajudicial')
      await page.goto(`${producto.url}/abogado-externo?todo=1`)
      await expect(page.getByText(/^TOTAL: /)).toBeVisible()
      await expectAccessible(page, 'búsqueda de contribuyentes')
      await abrirHerramientas(page)
      await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Filtrar' })).toBeVisible()
      await expectAccessible(page, 'filtrar')
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Ver el detalle de/ })
        .first()
        .click()
      await expect(page.getByText('Fecha límite ext')).toBeVisible()
      await expectAccessible(page, 'detalle')
      await llegar(page, producto, 'jefe', '/mesa-judicial')
      await expect(page.getByRole('dialog', { name: 'Seleccionar abogado' })).toBeVisible()
      await expectAccessible(page, 'selección de abogado')
    })
  })
}
