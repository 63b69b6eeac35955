import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'

const { call, query, takeItem, create } = useConvenios()

const countEsperas = async (): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return row?.n ?? 0
}
const untilEsperan = (n: number) =>
  expect.poll(countEsperas, { interval: 20 }).toBeGreaterThanOrEqual(n)

/**
 * Locks the row of a lawyer, so that a request that saves an agreement of this lawyer stops in the middle of its
 * transaction.
 */
const lockAbogado = async (): Promise<() => Promise<void>> => {
  const [row] = await query<{ base: string; socket: string }>(
    "select current_database() as base, current_setting('unix_socket_directories') as socket",
  )
  const client = new Client({
    host: row?.socket ?? '',
    user: 'postgres',
    database: row?.base ?? '',
  })
  await client.connect()
  await client.query("begin; select from abogado where codexterno = 'A01' for update")
  return () => client.end()
}

const ordenDe = async (operacion: string): Promise<number> => {
  const [row] = await query<{ orden: number }>(
    `select max(orden)::int as orden from historial where operacion = '${operacion}'`,
  )
  return row?.orden ?? 0
}

describe('an agreement uses the fees and values of the moment when it is saved', () => {
  it.each([
    ['convenios-estado', '/convenios-estado', 'save-convenios-estado'],
    ['parametros', '/parametros', 'save-parametro'],
  ])(
    '%s: a change comes before it or after it, never in between',
    async (_name, path, operacion) => {
      const cambio =
        path === '/parametros'
          ? { clave: 'honorarios.iva', valor: '22', motivo: 'Prueba' }
          : { id: 1, porcentual: '11.50', gastofijo: '21.50', jus: '', motivo: 'Prueba' }
      const item = await takeItem('A01', 'I')
      const release = await lockAbogado()
      const alta = call(
        'a01',
        'POST',
        '/convenios',
        bodyOf(item, item.periodos.slice(0, 2), 'W2201'),
      )
      await untilEsperan(1)
      let saved = false
      const cambiado = call('admin', 'POST', path, cambio).then((answer) => {
        saved = true
        return answer
      })
      // The request that saves the agreement holds the lock of `lockTarifas`. The test waits until the request that
      // changes the fee or parameter has ended, or waits for that lock.
      await expect
        .poll(async () => saved || (await countEsperas()) >= 2, { interval: 20 })
        .toBe(true)
      await release()
      expect((await alta).statusCode, (await alta).body).toBe(200)
      expect((await cambiado).statusCode, (await cambiado).body).toBe(200)
      expect(await ordenDe('create-convenio')).toBeLessThan(await ordenDe(operacion))
    },
    60_000,
  )

  it('a confirmation prints the values that hold when it is written', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const release = await lockAbogado()
    const confirmado = call('a01', 'POST', `/convenios/${id}/confirmar`, {})
    await untilEsperan(1)
    let saved = false
    const cambiado = call('admin', 'POST', '/parametros', {
      ...{ clave: 'honorarios.aportes', valor: '12', motivo: 'Prueba' },
    }).then((answer) => {
      saved = true
      return answer
    })
    await expect.poll(async () => saved || (await countEsperas()) >= 2, { interval: 20 }).toBe(true)
    await release()
    expect((await confirmado).statusCode, (await confirmado).body).toBe(200)
    expect((await cambiado).statusCode, (await cambiado).body).toBe(200)
    expect(await ordenDe('confirm-convenio')).toBeLessThan(await ordenDe('save-parametro'))
  })
})
