import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Makes functions that operate the page with the keyboard alone. The functions count the keys that type no text, such
 * as Tab and Enter.
 */
export const teclado = (page: Page) => {
  let teclas = 0
  const press = async (tecla: string): Promise<void> => {
    teclas += 1
    await page.keyboard.press(tecla)
  }
  const irA = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible()
    for (let salto = 0; salto < 60; salto += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error(`Con 60 Tab no se llega a ${control}`)
  }
  return {
    press,
    irA,
    escribir: async (control: Locator, texto: string): Promise<void> => {
      await irA(control)
      await page.keyboard.type(texto)
    },
    teclas: (): number => teclas,
  }
}
