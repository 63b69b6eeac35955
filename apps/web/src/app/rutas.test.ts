import { isRutaDeLaWeb, RUTAS_DE_LA_WEB } from '@apremia/core'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ROUTES } from './app.tsx'

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ index, path, children = [] }) => [
    ...(index === true ? ['/'] : []),
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ])

// The server answers 404 for a URL that is not in `RUTAS_DE_LA_WEB`. If a screen were missing from that list, search
// engines and monitoring programs would take it for broken.
it('the list of addresses of core has the addresses of the router, and no other', () => {
  const paths = pathsOf(ROUTES).filter((path) => path !== '*')
  expect([...paths].sort()).toEqual([...RUTAS_DE_LA_WEB].sort())
})

it.each([
  '/',
  '/HOME/',
  '/Inmuebles/58',
  '/caso/inmueble/101/RV',
  '/caso/inmueble/101',
  '/inmueble',
  '/inmueble/58/plan-de-pago/58/',
  '/no/existe',
  '/homes',
])('the server and the router agree about %s', (path) => {
  const hallada = matchRoutes(ROUTES, path)?.at(-1)?.route.path
  expect(isRutaDeLaWeb(path)).toBe(hallada !== '*')
})
