import type { Locator, Page } from '@playwright/test'

/**
 * Makes functions that operate the page and count the steps of a task. A click, a key press, a typed text or a chosen
 * option is one step. Each test expects a fixed number of steps.
 */
export const contarPasos = (page: Page) => {
  let pasos = 0
  const paso =
    <A extends unknown[]>(act: (...args: A) => Promise<unknown>) =>
    async (...args: A): Promise<void> => {
      pasos += 1
      await act(...args)
    }
  return {
    clic: paso((control: Locator) => control.click()),
    clicHasta: paso((control: Locator) => control.click({ modifiers: ['Shift'] })),
    tecla: paso((tecla: string) => page.keyboard.press(tecla)),
    teclear: paso((texto: string) => page.keyboard.type(texto)),
    escribir: paso((control: Locator, texto: string) => control.fill(texto)),
    elegir: paso((control: Locator, opcion: string | RegExp) =>
      typeof opcion === 'string'
        ? control.selectOption(opcion)
        : control
            .locator('option')
            .filter({ hasText: opcion })
            .first()
            .textContent()
            .then((label) => control.selectOption({ label: label ?? '' })),
    ),
    adjuntar: paso((control: Locator, archivo: Parameters<Locator['setInputFiles']>[0]) =>
      control.setInputFiles(archivo),
    ),
    /** Counts as one step everything that the person does at the identity provider. */
    enOtroSitio: paso((act: () => Promise<unknown>) => act()),
    /**
     * Returns the number of steps (clicks, keys, typed texts and chosen options) since the last call, and starts again
     * from 0.
     */
    cerrar: (): number => {
      const hechos = pasos
      pasos = 0
      return hechos
    },
  }
}
