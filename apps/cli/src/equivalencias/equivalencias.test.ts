import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../test/fake-api.ts'
import { paquete } from '../../test/samples.ts'
import { serveAll } from '../../test/serve-all.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, folder, read } = useApi()

describe('equivalencias', () => {
  beforeEach(() => serveAll({ on, url: '' }))
  const YAML = `archivos:
  deuda:
    archivo: EXP_DEUDA.csv
    codificacion: windows-1252
    fechas: DD/MM/AAAA
    importes: coma
    columnas:
      TIPO: { valor: I }
      RECURSO: { columna: Tasa, codigos: { '1': AB } }
`

  it('writes the kept equivalences as a file; keeping that file again changes nothing', async () => {
    const { code, stdout } = await run('equivalencias ver -o suyas.yaml')
    expect({ code, stdout }).toMatchObject({ code: 0 })
    expect(stdout).toMatch(/deuda +EXP_DEUDA\.csv +2 +windows-1252 +DD\/MM\/AAAA +coma/)
    const { stderr } = await run('equivalencias guardar suyas.yaml')
    expect(stderr).toContain('Ya estaban guardadas así.')
    expect(names()).not.toContain('saveEquivalencias')
    expect((await run('equivalencias ver -o suyas.yaml')).code).toBe(1)
  })

  it('sends those that are other, and with --dry-run nothing', async () => {
    writeFileSync(join(folder(), 'e.yaml'), YAML.replace('importes: coma', 'importes: punto'))
    expect((await run('equivalencias guardar e.yaml --dry-run')).stderr).toContain('Se guardarían')
    expect(names()).not.toContain('saveEquivalencias')
    expect((await run('equivalencias guardar e.yaml')).code).toBe(0)
    const envio = calls().find(({ name }) => name === 'saveEquivalencias')
    expect(JSON.parse(String(envio?.request.body))).toMatchObject({
      equivalencias: [{ archivo: 'deuda', importes: 'punto' }],
    })
  })

  it.each([
    ['CAPITALES: x', 'archivos, deuda, columnas, CAPITALES: No se conoce.'],
    ['', 'archivos, deuda, archivo: Diga cómo se llama el archivo del municipio'],
  ])('%s is refused with its place, before anything is asked', async (columna, mensaje) => {
    const mala =
      columna === ''
        ? YAML.replace('    archivo: EXP_DEUDA.csv\n', '')
        : YAML.replace('TIPO: { valor: I }', columna)
    writeFileSync(join(folder(), 'e.yaml'), mala)
    const { code, stderr } = await run('equivalencias guardar e.yaml')
    expect([code, names()]).toEqual([1, []])
    expect(stderr).toContain(mensaje)
  })

  it('removes the equivalences of one file of the package, and reports when there are none', async () => {
    expect((await run('equivalencias quitar deuda --si')).code).toBe(0)
    expect(names()).toContain('deleteEquivalencia')
    const otra = await run('equivalencias quitar planes --si')
    expect(otra.code).toBe(2)
    expect(otra.stderr).toContain('No hay una equivalencia guardada de planes.')
  })

  it('a load names the equivalences it was read with', async () => {
    await run('municipio ejemplo -o p')
    const archivos = [{ fuente: 'EXP_DEUDA.csv', archivo: 'deuda' }]
    on('getPaquete', json(paquete({ equivalencias: { de: 'guardadas', archivos } })))
    const { stderr } = await run('municipio cargar p --si --informe i.txt')
    const dicho = 'Leído con las equivalencias guardadas: EXP_DEUDA.csv es deuda.'
    expect(stderr).toContain(dicho)
    expect(read('i.txt')).toContain(dicho)
  })
})
