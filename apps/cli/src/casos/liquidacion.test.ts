import { describe, expect, it } from 'vitest'
import { failure, file, json } from '../../test/fake-api.ts'
import { liquidacionDeEjemplo } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

describe('casos liquidacion', () => {
  it('prints each period with its count, the sums and the rules', async () => {
    on('getLiquidacion', json(liquidacionDeEjemplo))
    const { code, stdout, stderr } = await run(
      'casos liquidacion 1001 ab --al 31/12/2026 --abogado a01',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/2025\/03 +10\/03\/2025 .*41 días al 3 %.*\s41,00/)
    expect(stdout).toMatch(/Saldo a favor .*100,00/)
    expect(stdout).toMatch(/Total al 31\/12\/2026 .*1\.741,00/)
    expect(stderr).toContain('No incluye honorarios')
    expect(Object.fromEntries(calls().at(-1)?.request.query ?? [])).toEqual({
      ...{ imponible: '1001', recurso: 'AB', al: '2026-12-31', abogado: 'A01' },
    })
  })

  it('gives programs everything as JSON, and spreadsheets only the periods', async () => {
    on('getLiquidacion', json(liquidacionDeEjemplo))
    const { stdout } = await run('casos liquidacion 1001 AB --json')
    expect(JSON.parse(stdout).datos).toEqual(liquidacionDeEjemplo)
    const csv = (await run('casos liquidacion 1001 AB --formato csv')).stdout
    expect(csv.trim().split('\r\n')).toEqual([
      'periodo,vencimiento,capital,interes,cuenta,agregado,total',
      '2025/03,2025-03-10,1000.00,300.00,41 días al 3 %,41.00,1341.00',
    ])
  })

  it('warns about old amounts, and says why it is refused', async () => {
    on('getLiquidacion', json({ ...liquidacionDeEjemplo, importes_viejos: 'Son del 01/10/2026' }))
    expect((await run('casos liquidacion 1001 AB')).stderr).toContain('Son del 01/10/2026')
    on('getLiquidacion', json({ ...liquidacionDeEjemplo, tasa_distinta: 'No es la tasa' }))
    expect((await run('casos liquidacion 1001 AB')).stderr).toContain('No es la tasa')
    on('downloadLiquidacion', file('x.pdf', '%PDF-'))
    const conPapel = await run('casos liquidacion 1001 AB --pdf x.pdf')
    expect([conPapel.code, conPapel.stderr]).toEqual([0, expect.stringContaining('No es la tasa')])
    on('getLiquidacion', failure(409, 'liquidacion-rechazada'))
    expect((await run('casos liquidacion 1001 AB')).code).toBe(6)
    expect((await run('casos liquidacion 1001 AB --al 2026-02-30')).code).toBe(2)
    expect((await run('casos liquidacion 1001 AB --pdf - --json')).code).toBe(2)
  })

  it('asks for the notices before it saves the paper', async () => {
    on('getLiquidacion', json(liquidacionDeEjemplo))
    on('downloadLiquidacion', file('liquidacion_AB_1001_2026-12-31.pdf', '%PDF-'))
    const { code, stdout } = await run('casos liquidacion 1001 AB --al 2026-12-31 --pdf a.pdf')
    expect([code, stdout]).toEqual([0, 'a.pdf\n'])
    expect(names()).toEqual(['getLiquidacion', 'downloadLiquidacion'])
    expect((await run('casos liquidacion 1001 AB --pdf a.pdf')).code).not.toBe(0)
  })
})
