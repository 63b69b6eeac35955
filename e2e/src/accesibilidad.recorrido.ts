import { RUTAS_DE_LA_WEB } from '@apremia/core'
import { expectWcag22 } from './support/accesibilidad.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'
import { cargado, measure, setLetra, TAMANOS } from './support/texto-grande.ts'

const PERSONAS = ['admin', 'jefe', 'abogada', 'invitado', 'scoringUno'] as const

const VENTANAS = [
  TELEFONO,
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]

/** Example value for each parameter in the URL paths of the screens. */
const PARTES: Readonly<Record<string, string>> = {
  ':numero': '1500',
  ':id': '101',
  ':clase': 'inmueble',
  ':imponible': '101',
  ':recurso': 'AB',
  ':codigo': 'ABCD-EFGH-JKLM',
}

/** Paths of tabs and of lists with results, to check them too. The list of screens has only the path of each screen. */
const PESTANAS = [
  ...['titulos', 'listado', 'firma', 'registros'].map((una) => `/creaciontitulos?pestana=${una}`),
  ...['campos', 'bloques'].map((una) => `/escritos?pestana=${una}`),
  ...[
    'parametros',
    'evaluacion',
    'recursos',
    'situaciones',
    'etapas',
    'inhabiles',
    'listas',
    'fechas',
  ].map((una) => `/configuracion?pestana=${una}`),
  ...['?todo=1', '?nuevo=inmueble', '?nuevo=comercio'].map((una) => `/convenios${una}`),
  ...['/contribuyentes?todo=1', '/inmuebles?todo=1', '/comercios?todo=1'],
  ...['/planes-de-pago?todo=1', '/gestion?grupo=2&todo=1', '/gestion?grupo=3&todo=1'],
]

const addressOf = (ruta: string): string => ruta.replace(/:\w+/g, (parte) => PARTES[parte] ?? parte)

const RUTAS = [...RUTAS_DE_LA_WEB.filter((ruta) => ruta !== '/').map(addressOf), ...PESTANAS]

const soft = expect.configure({ soft: true })

for (const persona of PERSONAS)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${persona}, ${colorScheme}: cada pantalla en cada ancho cumple WCAG 2.2 y se lee con el texto al doble`, async ({
      page,
      producto,
      consola,
    }) => {
      test.setTimeout(3_600_000)
      consola.expect(/status of 4\d\d/)
      const cdp = await page.context().newCDPSession(page)
      await page.emulateMedia({ colorScheme })
      await llegar(page, producto, persona)
      const vistas = new Set<string>()
      for (const ruta of RUTAS) {
        await setLetra(cdp, 16)
        await page.setViewportSize({ width: 1366, height: 768 })
        await page.goto(`${producto.url}${ruta}`)
        await cargado(page)
        // A path that the person may not open redirects to another path. Several paths may thus lead to the same page,
        // which is checked only once.
        const { pathname, search } = new URL(page.url())
        if (vistas.has(pathname + search)) continue
        vistas.add(pathname + search)
        for (const ventana of VENTANAS) {
          await page.setViewportSize(ventana)
          await soft(expectWcag22(page, `${ruta}, ${ventana.width}`)).resolves.toBeUndefined()
        }
        for (const { nombre, letra, ...ventana } of TAMANOS) {
          await page.setViewportSize(ventana)
          await setLetra(cdp, letra)
          await soft
            .poll(() => measure(page), { message: `${ruta}, ${nombre}`, timeout: 10_000 })
            .toEqual({ deMas: 0, cortados: [] })
        }
      }
    })
