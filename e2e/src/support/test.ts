import { test as base, type Page } from '@playwright/test'
import { copyDemo, type Producto, removeFolder, startProducto } from './producto.ts'

/** The demo people, by the part they play. */
export const PERSONAS = {
  admin: '20000001',
  jefe: '20000002',
  abogada: '20000003',
  otroAbogado: '20000004',
  invitado: '20000005',
  sinCodigo: '20000006',
  deBaja: '20000007',
  scoringUno: '20000008',
  scoringDos: '20000009',
  scoringTres: '20000010',
} as const

export type Persona = keyof typeof PERSONAS

/** Signs in through the screens, as a person does. */
export const ingresar = async (page: Page, producto: Producto, persona: Persona): Promise<void> => {
  await page.goto(`${producto.url}/`)
  await page.getByRole('button', { name: /renaper/i }).click()
  await page.locator(`button[name="dni"][value="${PERSONAS[persona]}"]`).click()
  await page.waitForURL(`${producto.url}/home`)
}

/** A session token, for what is prepared or checked through the API. */
export const tokenDe = async (producto: Producto, persona: Persona): Promise<string> => {
  const answer = await fetch(`${producto.url}/identidad`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ dni: PERSONAS[persona], vlv: `${producto.url}/`, fnt: 'renaper' }),
  })
  const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token')
  const login = await fetch(`${producto.url}/api/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return ((await login.json()) as { token: string }).token
}

/** Each worker has its own running product. */
export const test = base.extend<object, { producto: Producto }>({
  producto: [
    // Playwright reads which fixtures are wanted from this pattern: it may not be empty.
    async ({ playwright: _playwright }, use) => {
      const folder = copyDemo()
      const producto = await startProducto(folder)
      await use(producto)
      await producto.stop()
      removeFolder(folder)
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
