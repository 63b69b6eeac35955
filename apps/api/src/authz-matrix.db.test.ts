import { type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTHZ_MATRIX } from '../test/authz-matrix.ts'
import { actAs, PRINCIPALES, type PrincipalDePrueba, signInAll } from '../test/principals.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let test: TestApp
let tokens: ReadonlyMap<PrincipalDePrueba, string | undefined>
beforeAll(async () => {
  test = await startTestApp()
  tokens = await signInAll(test)
})
afterAll(() => test.close())

const SIN_SESION: readonly PrincipalDePrueba[] = [
  'anonimo',
  'token-falso',
  'sesion-vencida',
  'abogado-de-baja',
]
const INVITADOS: readonly PrincipalDePrueba[] = ['invitado', 'invitado-A00']
const SIN_CODIGO: readonly PrincipalDePrueba[] = ['usuario-sin-codigo', 'con-permisos']
const ADMINS: readonly PrincipalDePrueba[] = ['admin-sin-codigo', 'admin-con-codigo']

const ABOGADOS: readonly PrincipalDePrueba[] = ['abogado', 'otro-abogado', 'jefe-A00']

const QUIENES: Record<(typeof AUTHZ_MATRIX)[CallName], (principal: PrincipalDePrueba) => boolean> =
  {
    todos: () => true,
    'con-sesion': (p) => !SIN_SESION.includes(p) && p !== 'servicio',
    'sin-invitados': (p) => !SIN_SESION.includes(p) && !INVITADOS.includes(p) && p !== 'servicio',
    'con-sesion-o-servicio': (p) => !SIN_SESION.includes(p),
    'sin-invitados-o-servicio': (p) => !SIN_SESION.includes(p) && !INVITADOS.includes(p),
    'admin-o-A00-o-servicio': (p) => ADMINS.includes(p) || p === 'jefe-A00' || p === 'servicio',
    'con-que-ver': (p) => !SIN_SESION.includes(p) && !SIN_CODIGO.includes(p) && p !== 'servicio',
    'admin-o-A00': (p) => ADMINS.includes(p) || p === 'jefe-A00',
    'solo-admin': (p) => ADMINS.includes(p),
    'solo-A00': (p) => p === 'jefe-A00',
    'con-abogado': (p) => ABOGADOS.includes(p) || p === 'admin-con-codigo',
    'con-permiso-de-ingresos': (p) => p === 'con-permisos',
    'ven-evaluaciones': (p) => ABOGADOS.includes(p) || ADMINS.includes(p) || p === 'con-permisos',
    'con-scoring': (p) => ADMINS.includes(p) || p === 'jefe-A00' || p === 'con-permisos',
    'admin-o-abogado': (p) => ABOGADOS.includes(p) || ADMINS.includes(p),
  }

const pathOf = (definition: Entry): string => {
  const { path } = definition
  return `${prefixOf(definition)}${path
    .replace(':id', path.includes('/tokens/') ? '999999' : '00000000-0000-4000-8000-000000000000')
    .replace(':numero', '999999999')
    .replace(':dni', '99999999')
    .replace(':trabajo', '00000000-0000-4000-8000-000000000000')}`
}

const calls = Object.keys(contract) as CallName[]
const cells = calls
  // The call `logout` is left out, because it would end the session that the next requests use. Another test makes that
  // call.
  .filter((name) => name !== 'logout')
  .flatMap((name) => PRINCIPALES.map((principal) => [name, principal] as const))

describe('authorization matrix', () => {
  it.each(cells)('%s × %s', async (name, principal) => {
    const definition: Entry = contract[name]
    await actAs(test, principal)
    const body = definition.method === 'GET' || definition.files ? undefined : {}
    const response = await test.call(
      definition.method,
      pathOf(definition),
      tokens.get(principal),
      body,
    )
    if (QUIENES[AUTHZ_MATRIX[name]](principal)) {
      // The person has permission, so the answer is never an access error (401 or 403). The request may still fail the
      // validation.
      expect([401, 403], response.body).not.toContain(response.statusCode)
      expect(response.statusCode).toBeLessThan(500)
    } else {
      expect(response.statusCode, response.body).toBe(SIN_SESION.includes(principal) ? 401 : 403)
      expect(response.json().error.code).toBe(
        SIN_SESION.includes(principal) ? 'sin-sesion' : 'sin-permiso',
      )
    }
  })

  it('has every route of the server', () => {
    const known = new Set(
      calls.flatMap((name) => {
        const definition: Entry = contract[name]
        const { path, aliases = [], method } = definition
        return [path, ...aliases].map((p) => `${method} ${prefixOf(definition)}${p}`)
      }),
    )
    // Routes that need no session, so the table of permissions does not list them. `metricas.bases.test.ts` tests who
    // may read `/metricas`.
    const open =
      /^(\/api\/openapi\.json|\/api\/docs.*|\/api\/\*|\/identidad(\/salir)?|\/metricas|\*)$/
    const extra = routesOf(test).filter(
      (route) => !known.has(route) && !open.test(route.split(' ')[1] ?? ''),
    )
    expect(extra).toEqual([])
    expect(routesOf(test)).toEqual(expect.arrayContaining([...known]))
  })
})

const routesOf = ({ app }: TestApp): string[] => {
  const routes: string[] = []
  const stack: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!match) continue
    const depth = (match[1] ?? '').length / 4
    stack.length = depth
    stack.push(match[2] ?? '')
    for (const method of (match[3] ?? '')
      .split(', ')
      .filter((m) => m !== '' && m !== 'HEAD' && m !== 'OPTIONS')) {
      routes.push(`${method} ${stack.join('')}`)
    }
  }
  return routes
}
