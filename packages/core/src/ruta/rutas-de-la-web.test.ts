import { describe, expect, it } from 'vitest'
import { isRutaDeLaWeb, RUTAS_DE_LA_WEB } from './rutas-de-la-web.ts'

describe('addresses of the web app', () => {
  it.each([
    '/',
    '/home',
    '/HOME/',
    '/Mesa-Judicial//',
    '/inmueble/58',
    '/Inmuebles/58',
    '/caso/inmueble/101/RV',
    '/abogados/usuario',
    '/inmueble/58/plan-de-pago/58',
    '/index.html',
  ])('%s is one of them', (path) => expect(isRutaDeLaWeb(path)).toBe(true))

  it.each([
    'home',
    '/no/existe',
    '/homes',
    '/home/otra',
    '/inmueble',
    '/inmueble//',
    '/caso/inmueble/101',
    '/caso/inmueble//RV',
    '//home',
    '/*',
    '/constructor',
  ])('%s is none of them', (path) => expect(isRutaDeLaWeb(path)).toBe(false))

  it('each address is written once', () => {
    expect(RUTAS_DE_LA_WEB.length).toBeGreaterThan(30)
    expect(new Set(RUTAS_DE_LA_WEB).size).toBe(RUTAS_DE_LA_WEB.length)
  })
})
