import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { serveDemostracion } from './servidor.ts'

const TOOLS = fileURLToPath(new URL('../../../.cache/tools.json', import.meta.url))
const ABOGADA = '20000003'
const SESION = 'apremia.sesion'
const MESA = '/mesa-judicial?pestana=juicios&historico=true'
const QUIETA = '/mesa-quieta'
const VECES = 7

/**
 * Sets a mark of the browser's Performance API when the first rows of the page are painted. The function runs in the
 * browser. The mark has the highest priority, so that no pending task of the page delays it.
 */
const watchRows = () => {
  const mark = () => performance.mark('filas')
  const look = () => {
    if (document.querySelector('main tbody tr'))
      scheduler.postTask(mark, { priority: 'user-blocking' })
    else requestAnimationFrame(look)
  }
  look()
}

const firstRows = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('filas')[0]?.startTime)
    .then((handle) => handle.jsonValue())
    .then((value) => value ?? Number.NaN)

/**
 * Opens a browser window for a measurement. The cache of the browser is empty and a person is signed in. The processor
 * is slowed down `rate` times.
 */
const openCold = async (browser: Browser, url: string, sesion: string, rate: number) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    SESION,
    sesion,
  ] as const)
  // The TypeScript compiler adds calls of `__name` to every function. The browser lacks `__name`, so this script
  // defines `__name` for the functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchRows)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return { context, page }
}

const signIn = async (context: BrowserContext, url: string): Promise<string> => {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
  await page.locator(`button[name="dni"][value="${ABOGADA}"]`).click()
  await page.waitForURL(`${url}/home`)
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', SESION)
}

/**
 * Returns the HTML of the loaded desk (work list of cases), without its scripts. A browser that opens this HTML spends
 * time only on layout and paint.
 */
const readQuieta = async (page: Page): Promise<string> => {
  const html = await page.content()
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
}

const changeTab = (page: Page, tab: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((done) => {
        const rowsNow = () => document.querySelector<HTMLElement>('main tbody')?.innerText
        const link = [
          ...document.querySelectorAll<HTMLElement>('.mesa-solapas a, .mesa-solapas button'),
        ].find(({ textContent }) => textContent.includes(name))
        if (link === undefined) throw new Error(`Sin solapa ${name}`)
        const before = rowsNow()
        const start = performance.now()
        link.click()
        const look = () => {
          const now = rowsNow()
          if (now && now !== before) setTimeout(() => done(performance.now() - start))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    tab,
  )

/**
 * Measures the time until a lawyer's work list of cases (desk) paints its first rows, with an empty cache. The
 * processor runs at full speed and at a quarter of its speed. The same page without scripts is the comparison. Targets:
 * one second at a quarter of the speed, and 200 ms for a change of tab.
 */
export const benchPantalla = async (): Promise<Row[]> => {
  if (!existsSync(TOOLS)) throw new Error('Falta el navegador: node scripts/setup.mjs --test')
  const { chromium: executablePath } = JSON.parse(readFileSync(TOOLS, 'utf8')) as {
    chromium: string
  }
  const { url, close } = await serveDemostracion()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const sesion = await signIn(await browser.newContext(), url)
    const rows: Row[] = []
    for (const rate of [1, 4]) {
      const propias: number[] = []
      const quietas: number[] = []
      for (let vez = 0; vez < VECES; vez += 1) {
        const propia = await openCold(browser, url, sesion, rate)
        await propia.page.goto(`${url}${MESA}`)
        propias.push(await firstRows(propia.page))
        const body = await readQuieta(propia.page)
        await propia.context.close()
        const quieta = await openCold(browser, url, sesion, rate)
        await quieta.page.route(`**${QUIETA}`, (route) =>
          route.fulfill({ body, contentType: 'text/html' }),
        )
        await quieta.page.goto(`${url}${QUIETA}`)
        quietas.push(await firstRows(quieta.page))
        await quieta.context.close()
      }
      const lento = rate === 1 ? '' : ` con el procesador ${rate} veces más lento`
      const limite = median(quietas)
      const value = median(propias)
      rows.push(
        { name: `la misma página sin guiones${lento}, mediana`, value: limite, unit: 'ms' },
        {
          name: `primeras filas de una mesa${lento}, mediana`,
          value,
          unit: 'ms',
          ratio: value / limite,
          against: 'la misma página sin guiones',
        },
      )
    }
    const { page } = await openCold(browser, url, sesion, 1)
    await page.goto(`${url}${MESA}`)
    await firstRows(page)
    const cambios: number[] = []
    for (const tab of ['SIN EVALUAR', 'ACTIVOS', 'TODOS', 'ACTIVOS', 'TODOS', 'SIN EVALUAR'])
      cambios.push(await changeTab(page, tab))
    rows.push({
      name: 'de una solapa a otra, la más lenta de seis',
      value: Math.max(...cambios),
      unit: 'ms',
    })
    return rows
  } finally {
    await browser.close()
    await close()
  }
}
