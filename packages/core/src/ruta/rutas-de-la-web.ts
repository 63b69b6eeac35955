import { rutas } from '../texto/rutas.ts'

/** Paths that the web app redirects to a screen (D19). The paths have no title, so `rutas` does not include them. */
const REDIRECCIONES = [
  '/index.html',
  '/inmuebles/:id',
  '/inmueble/:id/plan-de-pago/:inmueble',
  '/inmuebles/:id/plan-de-pago/:inmueble',
] as const

/** Paths of the web app. A segment that starts with a colon matches any value. */
export const RUTAS_DE_LA_WEB: readonly string[] = [
  ...Object.keys(rutas).filter((ruta) => ruta !== '*'),
  ...REDIRECCIONES,
]

const segmentosDe = (path: string): readonly string[] => {
  const segmentos = path.split('/')
  while (segmentos.at(-1) === '') segmentos.pop()
  return segmentos
}

const PATRONES = RUTAS_DE_LA_WEB.map(segmentosDe)

/** Tells whether the web app has a screen or a redirect at a path (S2 §2.1). Letter case is ignored (D19). */
export const isRutaDeLaWeb = (path: string): boolean => {
  const segmentos = segmentosDe(path)
  return PATRONES.some(
    (patron) =>
      patron.length === segmentos.length &&
      patron.every((parte, i) =>
        parte.startsWith(':') ? segmentos[i] !== '' : parte === segmentos[i]?.toLowerCase(),
      ),
  )
}
