import { expect, it } from 'vitest'
import { file, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, read } = useApi()

const fila = {
  id: 12,
  createdAt: '2026-11-20T13:00:00.000Z',
  usuario: '20000001',
  user: { apellido: 'Ferreyra', nombre: 'Mariana' },
  abogado: '',
  origen: 'web',
  inmueble: '1234',
  recurso: 'AB',
  otros: 0,
  descripcion: 'Edición del convenio 12.',
  entidad: 'convenio',
  codigo: '12',
}

it('lists the filtered history', async () => {
  on('searchHistorial', json([fila], 200, { 'x-total-count': '1' }))
  const { stdout } = await run('historial listar --usuario ferreyra --fecha 20/11/2026')
  expect(stdout).toMatch(/12 +20\/11\/2026 10:00 +Ferreyra, Mariana .*Edición del convenio 12\./)
  expect(JSON.parse(calls()[0]?.request.body ?? '')).toEqual({
    usuario: 'ferreyra',
    fecha: '2026-11-20',
  })
  const { datos } = JSON.parse((await run('historial listar --json')).stdout)
  expect(datos[0]).toMatchObject({ dni: '20000001', entidad: 'convenio', codigo: '12' })
})

it('says how many more items a row touches', async () => {
  on('searchHistorial', json([{ ...fila, otros: 1_205 }], 200, { 'x-total-count': '1' }))
  expect((await run('historial listar')).stdout).toMatch(/1234 y 1\.205 más +AB/)
  const { datos } = JSON.parse((await run('historial listar --json')).stdout)
  expect(datos[0]).toMatchObject({ inmueble: '1234', otros: 1_205 })
})

it('saves the whole of it as a workbook', async () => {
  on('exportHistorial', file('historico_20261120_100000.xlsx', 'xlsx'))
  const { code } = await run('historial listar --inmueble 1234 --excel historico.xlsx')
  expect(code).toBe(0)
  expect(calls()[0]?.request.query.get('inmueble')).toBe('1234')
  expect(String(read('historico.xlsx'))).toBe('xlsx')
})
