import type { TestApp } from './test-app.ts'

/**
 * The fourteen kinds of caller in the authorization tests (figure R1 of docs/fuentes.md). Each kind has a different
 * credential or role.
 */
export const PRINCIPALES = [
  'anonimo',
  'token-falso',
  'sesion-vencida',
  'abogado-de-baja',
  'invitado',
  'invitado-A00',
  'usuario-sin-codigo',
  'abogado',
  'otro-abogado',
  'jefe-A00',
  'admin-sin-codigo',
  'admin-con-codigo',
  'con-permisos',
  'servicio',
] as const

export type PrincipalDePrueba = (typeof PRINCIPALES)[number]

/**
 * DNI (national identity number) with which each kind of caller signs in. The demo data lack the user 20000018, so the
 * tests insert it.
 */
const DNI: Partial<Record<PrincipalDePrueba, string>> = {
  invitado: '20000005',
  'invitado-A00': '20000002',
  'usuario-sin-codigo': '20000006',
  abogado: '20000003',
  'otro-abogado': '20000004',
  'jefe-A00': '20000002',
  'admin-sin-codigo': '20000001',
  'admin-con-codigo': '20000018',
  'con-permisos': '20000008',
}

/**
 * Signs in one user of each kind. Then deactivates the user 'abogado-de-baja', and makes the session of
 * 'sesion-vencida' expire.
 */
export const signInAll = async (
  test: TestApp,
): Promise<ReadonlyMap<PrincipalDePrueba, string | undefined>> => {
  const { pool } = test.open
  await pool.query(
    `insert into usuario (dni, apellido, nombre, rol, abogado) values
      ('20000018', 'Prueba', 'Administradora', 'admin', 'A11'),
      ('29000003', 'Prueba', 'Vencida', 'admin', null),
      ('29000004', 'Prueba', 'De Baja', 'admin', null)`,
  )
  const tokens = new Map<PrincipalDePrueba, string | undefined>([
    ['anonimo', undefined],
    ['token-falso', `aps_${'x'.repeat(43)}`],
    ['sesion-vencida', await test.login('29000003')],
    ['abogado-de-baja', await test.login('29000004')],
  ])
  for (const [principal, dni] of Object.entries(DNI)) {
    tokens.set(principal as PrincipalDePrueba, await test.login(dni))
  }
  const admin = tokens.get('admin-sin-codigo')
  const cuenta = await test.call('POST', '/api/cuentas-de-servicio', admin, { nombre: 'Noche' })
  tokens.set('servicio', cuenta.json<{ token: string }>().token)
  await pool.query(`update usuario set baja = true where dni = '29000004'`)
  await pool.query(
    `update sesion set ultimo_uso = ultimo_uso - interval '31 minutes' where dni = '29000003'`,
  )
  return tokens
}

/**
 * Sets the role of the user with the code A00 (head lawyer) before a call. The tests need this user once as a guest and
 * once as a normal user. Only one user can have the code (D166).
 */
export const actAs = async (test: TestApp, principal: PrincipalDePrueba): Promise<void> => {
  if (principal !== 'invitado-A00' && principal !== 'jefe-A00') return
  const rol = principal === 'invitado-A00' ? 'guest' : 'user'
  await test.open.pool.query(`update usuario set rol = $1 where dni = '20000002'`, [rol])
}
