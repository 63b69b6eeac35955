import type { TestApp } from '../test-app.ts'

/** Demo users who send the requests of the test. Undefined stands for a request without a session. */
export const PERSONAS = {
  admin: '20000001',
  jefe: '20000002',
  abogado: '20000003',
  invitado: '20000005',
  sinCodigo: '20000006',
  anonimo: undefined,
} as const
export type PersonaAlAzar = keyof typeof PERSONAS

/**
 * Signs in the demo users. A random request may change a user's access or role, or end a session. The returned `revive`
 * restores them.
 */
export const signInPersonas = async (test: TestApp) => {
  const { pool } = test.open
  const people = Object.values(PERSONAS).filter((dni) => dni !== undefined)
  const { rows: asTheyWere } = await pool.query<{
    dni: string
    rol: string
    abogado: string | null
  }>('select dni, rol, abogado from usuario where dni = any($1)', [people])
  const tokens = new Map<PersonaAlAzar, string>()
  const revive = async (): Promise<void> => {
    await pool.query('update abogado set baja = false')
    for (const { dni, rol, abogado } of asTheyWere)
      await pool.query('update usuario set rol = $2, abogado = $3, baja = false where dni = $1', [
        dni,
        rol,
        abogado,
      ])
    for (const [persona, dni] of Object.entries(PERSONAS))
      if (dni !== undefined) tokens.set(persona as PersonaAlAzar, await test.login(dni))
  }
  await revive()
  return { tokenOf: (persona: PersonaAlAzar): string | undefined => tokens.get(persona), revive }
}
