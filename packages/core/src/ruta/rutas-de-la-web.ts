import { rutas } from '../texto/rutas.ts'

/** Addresses that the web app only redirects to a screen (D19). They have no title, so they are not in `rutas`. */
const REDIRECCIONES = [
  '/index.html',
  '/inmuebles/:id',
  '/inmueble/:id/plan-de-pago/:inmueble',
  '/inmuebles/:id/plan-de-pago/:inmueble',
] as const

/** Addresses of the web app. A segment that starts with a colon stands for any value. */
export const RUTAS_DE_LA_WEB: readonly string[] = [
  ...Object.keys(rutas).filter((ruta) => ruta !== '*'),
  ...REDIRECCIONES,
]

/** Splits a path into its segments. Slashes at the end do not count. */
const segmentosDe = (path: string): readonly string[] => {
  const segmentos = path.split('/')
  while (segmentos.at(-1) === '') segmentos.pop()
  return segmentos
}

const PATRONES = RUTAS_DE_LA_WEB.map(segmentosDe)

/** Tells whether the web app has a screen or a redirect at a path (S2 §2.1). Upper and lower case are equal (D19). */
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
