import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { TELEFONO } from './telefono.ts'

/**
 * Sizes to check: text at 200 % on a desktop and on a phone, and a desktop at 400 %, 320 px wide (WCAG 1.4.4, 1.4.10).
 */
export const TAMANOS = [
  { nombre: 'texto al 200 %', width: 1366, height: 768, letra: 32 },
  { nombre: 'texto al 200 % en un teléfono', ...TELEFONO, letra: 32 },
  { nombre: 'al 400 %', width: 320, height: 256, letra: 16 },
] as const

export const measure = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { scrollWidth, clientWidth } = document.documentElement
    const cortados = [...document.querySelectorAll('main :is(.btn, h1, h2, h3), .header .btn')]
      .filter((uno) => uno.scrollWidth > uno.clientWidth + 2)
      .map(({ textContent }) => textContent)
    return { deMas: scrollWidth - clientWidth, cortados }
  })

export const cargado = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/**
 * Lists the faults of a form: elements that extend past the right side of the form, cut buttons and headings, columns
 * with few letters per line, and covered controls.
 */
const measureForm = (form: Locator) =>
  form.evaluate(async (frame) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const name = (uno: Element) =>
      `${uno.className || uno.tagName}: ${(uno.textContent ?? '').trim().slice(0, 40)}`
    const { right } = frame.getBoundingClientRect()
    const visible = (uno: Element) => uno.getClientRects().length > 0
    // Containers that scroll by themselves. Elements inside these containers may be wider than the form.
    const aparte = '.conv-scroll, .table-scroll, [class*="scroll"], .table-frame'
    const todos = [...frame.querySelectorAll('*')].filter(
      (uno) => visible(uno) && uno.closest('.sr-only') === null,
    )
    const afuera = todos
      .filter(
        (uno) => uno.closest(aparte) === null && uno.getBoundingClientRect().right > right + 2,
      )
      .map(name)
    const cortados = todos
      .filter((uno) => uno.matches('.btn, h1, h2, h3') && uno.scrollWidth > uno.clientWidth + 2)
      .map(name)
    const range = document.createRange()
    const deshechos = todos
      .filter((uno) => {
        const texto = [...uno.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 5,
        )
        if (!texto) return false
        range.selectNodeContents(texto)
        const renglones = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const letras = (texto.textContent ?? '').trim().length
        return renglones.size > 2 && letras / renglones.size < 4
      })
      .map(name)
    const tapados = todos
      .filter(
        (uno) =>
          uno.matches(':is(button, input, select, textarea):enabled') && uno.checkVisibility(),
      )
      .flatMap((uno) => {
        uno.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = uno.getBoundingClientRect()
        const encima = document.elementFromPoint(left + width / 2, top + height / 2)
        const libre = encima !== null && (uno.contains(encima) || encima.contains(uno))
        return libre ? [] : [`${name(uno)} bajo ${encima ? name(encima) : 'nada'}`]
      })
    return { afuera: [...new Set(afuera)].slice(0, 8), cortados, deshechos, tapados }
  })

const BIEN = { afuera: [], cortados: [], deshechos: [], tapados: [] }

const ESCRITO = 'Prometió pagar antes del vencimiento y dejó sus datos con la administración'

const textoDe = (control: { type: string; inputMode: string; placeholder: string }): string => {
  if (control.placeholder.includes('dd/mm')) return '20/11/2026'
  if (control.type === 'email') return 'contribuyente.con.nombre.largo@municipalidad.example'
  if (control.type === 'tel') return '0336 15442334455'
  if (control.inputMode === 'numeric') return '20123456'
  return control.inputMode === 'decimal' ? '1.234.567,89' : ESCRITO
}

/** Fills in every empty field of a form with a long value. Some of the values make a message appear under the field. */
export const llenar = async (form: Locator): Promise<void> => {
  await form.locator('details').evaluateAll((pliegues) => {
    for (const uno of pliegues) uno.setAttribute('open', '')
  })
  const controles = form.locator(
    ':is(input, textarea, select):enabled:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [readonly])',
  )
  for (const control of await controles.all()) {
    // An earlier field may have a value that hides this field.
    if (!(await control.isVisible())) continue
    const es = await control.evaluate((uno) => ({
      tag: uno.tagName,
      lleno: 'value' in uno && uno.value !== '',
      type: uno.getAttribute('type') ?? '',
      inputMode: uno.getAttribute('inputmode') ?? '',
      placeholder: uno.getAttribute('placeholder') ?? '',
      opciones:
        uno instanceof HTMLSelectElement
          ? [...uno.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
          : [],
    }))
    if (es.lleno) continue
    if (es.tag !== 'SELECT') await control.fill(textoDe(es))
    else if (es.opciones.length > 0) await control.selectOption(es.opciones.at(-1) ?? '')
  }
}

export const setLetra = (cdp: CDPSession, letra: number) =>
  cdp.send('Page.setFontSizes', { fontSizes: { standard: letra, fixed: letra } })

const soft = expect.configure({ soft: true })

export const expectLegible = async (page: Page, form: Locator, que: string): Promise<void> => {
  const antes = page.viewportSize()
  const cdp = await page.context().newCDPSession(page)
  for (const { nombre, letra, ...ventana } of TAMANOS) {
    await page.setViewportSize(ventana)
    await setLetra(cdp, letra)
    await soft.poll(() => measureForm(form), `${que}, ${nombre}`).toEqual(BIEN)
  }
  await setLetra(cdp, 16)
  if (antes) await page.setViewportSize(antes)
  await cdp.detach()
  // `font-size` doubles only the text, so media queries still see the same width of the window.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await soft.poll(() => measureForm(form), `${que}, solo las letras al 200 %`).toEqual(BIEN)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/**
 * Fills in the form of a dialog and checks that the form can be read at every text size.
 *
 * @param nombre name of the dialog, needed when another dialog may still be open
 */
export const probarForm = async (
  page: Page,
  que: string,
  nombre?: string | RegExp,
): Promise<void> => {
  const form = page.getByRole('dialog', nombre === undefined ? {} : { name: nombre }).last()
  await expect(form).toBeVisible()
  await expect(form.locator('.skeleton')).toHaveCount(0)
  await llenar(form)
  await expectLegible(page, form, que)
}
