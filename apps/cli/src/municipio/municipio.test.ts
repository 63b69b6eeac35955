import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePaquete } from '../../../../fixtures/src/paquete/write-paquete.ts'
import { fecha } from '../../../../packages/core/src/fecha/fecha.ts'
import { failure } from '../../test/fake-api.ts'
import { serveAll } from '../../test/serve-all.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, names, folder, read } = useApi()

const change = (archivo: string, from: string | RegExp, to: string): void => {
  const path = join(folder(), 'p', archivo)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

describe('municipio ejemplo', () => {
  it('writes a package in which the review finds nothing, without asking the service', async () => {
    expect((await run('municipio ejemplo -o p')).code).toBe(0)
    const { code, stdout, stderr } = await run('municipio revisar p')
    expect(code).toBe(0)
    expect(stdout).toMatch(/deuda\.csv +parcial +5 +0/)
    expect(stderr).toContain('El paquete está bien.')
    expect(names()).toEqual([])
  })

  it('brings what a lawyer had in the former system, when it is asked', async () => {
    expect((await run('municipio ejemplo -o p --abogado a01')).code).toBe(0)
    const { code, stdout, stderr } = await run('municipio revisar p')
    expect(stderr).toContain('El paquete está bien.')
    expect(code).toBe(0)
    expect(stdout).toMatch(/cartas_anteriores_imponibles\.csv +agrega +3 +0/)
    expect(stdout).toMatch(/convenios_anteriores_periodos\.csv +agrega +3 +0/)
    expect((await run('municipio ejemplo -o q --abogado nadie')).code).toBe(1)
  })

  it('refuses a folder that is not empty, unless --force', async () => {
    await run('municipio ejemplo -o p')
    change('recursos.csv', 'Sanitarios', 'Sanitarias')
    const { code, stderr } = await run('municipio ejemplo -o p')
    expect(code).toBe(1)
    expect(stderr).toContain('La carpeta p no está vacía')
    expect(read('p/recursos.csv')).toContain('Sanitarias')
    expect((await run('municipio ejemplo -o p --force')).code).toBe(0)
    expect(read('p/recursos.csv')).toContain('Sanitarios')
  })
})

describe('municipio revisar', () => {
  it('prints file, row, column and value, ends with 3 and keeps the rows in a file', async () => {
    await run('municipio ejemplo -o p')
    change('deuda.csv', '12000.00', '12.000,00')
    const { code, stderr } = await run('municipio revisar p --errores e.csv')
    expect(code).toBe(3)
    expect(stderr).toContain('deuda: El archivo no es el del manifiesto')
    expect(stderr).toContain('deuda.csv: Fila 2, columna CAPITAL: El importe tiene coma')
    expect(read('e.csv')).toContain('deuda.csv;2;CAPITAL;12.000,00;paquete.celda;')
  })

  it('with --json gives the rows of each file, the refused rows and the manifest', async () => {
    await run('municipio ejemplo -o p')
    appendFileSync(
      join(folder(), 'p/planes.csv'),
      '900301;I;900102;AB;W2112;2026-08-10;vigente\r\n',
    )
    renameSync(join(folder(), 'p/deuda.csv'), join(folder(), 'p/deudas.csv'))
    const { code, stdout } = await run('municipio revisar p --json')
    expect(code).toBe(3)
    const { bien, rechazadas, datos, manifiesto, errores } = JSON.parse(stdout)
    expect({ bien, rechazadas }).toEqual({ bien: false, rechazadas: 1 })
    expect(datos.find((uno: { archivo: string }) => uno.archivo === 'planes.csv')).toMatchObject({
      filas: 2,
      rechazadas: 1,
    })
    expect(errores[0]).toMatchObject({ hoja: 'planes.csv', fila: 3, columna: 'NRO_PLAN' })
    expect(manifiesto.map(({ campo }: { campo: string }) => campo)).toEqual([
      'deudas.csv',
      'planes',
      'planes',
      'deuda',
    ])
  })

  it('refuses a file that is not a package, and says how to proceed', async () => {
    const nada = await run('municipio revisar nada')
    expect(nada).toMatchObject({ code: 1 })
    writeFileSync(join(folder(), 'notas.txt'), 'nada')
    const notas = await run('municipio revisar notas.txt')
    expect(notas.code).toBe(1)
    expect(notas.stderr).toContain('No es una carpeta, un zip entero ni un .csv o .xlsx')
    const libro = await run('municipio revisar junio.xlsx')
    expect(libro.code).toBe(3)
    expect(libro.stderr).toContain('El paquete no lleva un archivo con ese nombre')
    expect(libro.stderr).toContain('«Equivalencias»')
  })

  it("reads the municipality's own files as the document shows, and says how", async () => {
    const documento = readFileSync(
      new URL('../../../../docs/datos-del-municipio.md', import.meta.url),
      'utf8',
    )
    const [, ejemplo = ''] = /```yaml\n([^`]*)```/.exec(documento) ?? []
    const carpeta = join(folder(), 'suyos')
    mkdirSync(carpeta)
    writeFileSync(
      join(carpeta, 'EXP_DEUDA.csv'),
      'Partida;Tasa;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO\n101;1;2026;1;10/03/2026;1.234,56;0,00;PENDIENTE\n',
    )
    writeFileSync(join(carpeta, 'manifiesto.csv'), 'ARCHIVO;LIQUIDADO_AL\ndeuda;2026-11-20\n')
    expect((await run('municipio revisar suyos')).code).toBe(3)
    writeFileSync(join(folder(), 'e.yaml'), ejemplo)
    const { code, stdout, stderr } = await run('municipio revisar suyos --equivalencias e.yaml')
    expect({ code, stderr }).toEqual({ code: 0, stderr })
    expect(stdout).toMatch(/EXP_DEUDA\.csv +parcial +1 +0/)
    expect(stderr).toContain('Partida → IMPONIBLE, Tasa → RECURSO')
    writeFileSync(join(folder(), 'e.yaml'), ejemplo.replace('importes: coma', 'importe: coma'))
    const mala = await run('municipio revisar suyos --equivalencias e.yaml')
    expect(mala.code).toBe(1)
    expect(mala.stderr).toContain('archivos, deuda, importe: No se conoce.')
  })

  it('proposes equivalences for the files of the municipality, and reads the files with them', async () => {
    const carpeta = join(folder(), 'suyos')
    mkdirSync(carpeta)
    const write = (archivo: string, ...lineas: readonly string[]) =>
      writeFileSync(join(carpeta, archivo), Buffer.from(`${lineas.join('\n')}\n`, 'latin1'))
    write(
      'Contribuyentes 2026.csv',
      'Nro;Apellido y Nombres;Documento;C.U.I.T.;Calle;Altura;CP;Tel;Zona',
      '1;Muñoz, José;12.345.678;;Mitre;100;2900;4222;Norte',
    )
    write(
      'CTACTE_DEUDA_20261126.csv',
      'Partida;Tasa;Año;Cuota;Vto;Importe;Recargo;Sit. Legal;Apoderado',
      '101;AB;2024;1;10/01/2024;12.345,67;1.234,00;2;7',
      '102;AB;2024;1;10/01/2024;$ 5.000,00;0,5;1;',
    )
    write('Aguas.csv', 'Nro;Apellido y Nombres;Documento;Zona', '7;Paz, Ana;1234567;Sur')
    write('notas.csv', 'Fecha;Nota', '1;dos')
    write('roto.csv', '"')
    const { code, stdout, stderr } = await run('municipio equivalencias suyos')
    expect({ code, stderr }).toEqual({ code: 0, stderr })
    expect(stdout).toMatch(/Contribuyentes 2026\.csv +contribuyentes +8/)
    expect(stdout).toMatch(/CTACTE_DEUDA_20261126\.csv +deuda +9 +TIPO, ESTADO/)
    const escrito = readFileSync(join(folder(), 'equivalencias.yaml'), 'utf8')
    expect(escrito).toContain('    archivo: "CTACTE_DEUDA_*.csv"')
    expect(escrito).toContain('archivo: "Contribuyentes 2026.csv"')
    // 'Contribuyentes 2026.csv' has two columns of numbers, and the command must map both. «Nro» identifies the
    // taxpayer. «Altura» comes after the street, so it is the street number.
    expect(escrito).toContain('NRO_CONTRIB: "Nro"')
    expect(escrito).toContain('NRO: "Altura"')
    expect(escrito).toContain('codificacion: windows-1252')
    expect(escrito).toContain('fechas: DD/MM/AAAA')
    expect(escrito).toContain('importes: coma')
    expect(escrito).toContain('#   Zona: Norte')
    expect(escrito).toContain(
      '# notas.csv: sin reconocer, no se parece a ningún archivo del paquete.',
    )
    expect(escrito).toContain('# roto.csv: ')
    expect(stderr).toContain('Sin reconocer: notas.csv.')
    expect(stderr).toContain('Aguas.csv también se parece a contribuyentes, y otro se parece más')
    expect(escrito).toContain('# Otro que se parece a contribuyentes:\n#   contribuyentes:')
    const completo = escrito
      .replace(/# TIPO:.*/, 'TIPO: { valor: I }')
      .replace(/# ESTADO:.*/, 'ESTADO: { valor: PENDIENTE }')
      .replace('"Sit. Legal"', "{ columna: Sit. Legal, codigos: { '1': AP, '2': GL } }")
      .replace('"Apoderado"', "{ columna: Apoderado, codigos: { '7': A01 } }")
    writeFileSync(join(folder(), 'equivalencias.yaml'), completo)
    for (const uno of ['Aguas.csv', 'notas.csv', 'roto.csv']) rmSync(join(carpeta, uno))
    const sinManifiesto = await run('municipio revisar suyos --equivalencias equivalencias.yaml')
    expect(sinManifiesto.code).toBe(3)
    expect(sinManifiesto.stderr).toContain('manifiesto: Falta este archivo')
    writeFileSync(
      join(carpeta, 'manifiesto.csv'),
      'ARCHIVO;LIQUIDADO_AL\ncontribuyentes;\ndeuda;2026-11-20\n',
    )
    const revisado = await run('municipio revisar suyos --equivalencias equivalencias.yaml')
    expect(revisado.stderr).not.toContain('hay algo que corregir')
    expect(revisado.stdout).toMatch(/CTACTE_DEUDA_20261126\.csv +parcial +2 +0/)
    expect(revisado.code).toBe(0)
    const otra = await run('municipio equivalencias suyos')
    expect(otra.code).toBe(1)
  })

  describe('with the equivalences kept with the installation', () => {
    const SUYO =
      'Partida;Tasa;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO;SITUACION;IMPONIBLE\n;1;2026;1;10/03/2026;1.234,56;0,00;PENDIENTE;GL;101\n'
    beforeEach(() => {
      serveAll({ on, url: '' })
      mkdirSync(join(folder(), 'suyos'))
      writeFileSync(join(folder(), 'suyos', 'EXP_DEUDA.csv'), SUYO)
      writeFileSync(
        join(folder(), 'suyos', 'manifiesto.csv'),
        'ARCHIVO;LIQUIDADO_AL\ndeuda;2026-11-20\n',
      )
    })

    it('reads with them a package that needs them and brings none, and says whose they are', async () => {
      const { code, stdout, stderr } = await run('municipio revisar suyos --json')
      expect({ code, stderr }).toMatchObject({ code: 0 })
      expect(names()).toEqual(['getEquivalencias'])
      const archivos = [{ fuente: 'EXP_DEUDA.csv', archivo: 'deuda' }]
      expect(JSON.parse(stdout)).toMatchObject({
        ...{ bien: true, equivalencias: { de: 'guardadas', archivos } },
      })
      expect(stderr).toMatch(
        /http\S+: Leído con las equivalencias guardadas: EXP_DEUDA\.csv es deuda\./,
      )
    })

    it('the package that brings its own, or that is told which, does not ask', async () => {
      writeFileSync(join(folder(), 'otras.yaml'), 'archivos: {}')
      await run('municipio revisar suyos --equivalencias otras.yaml')
      expect(names()).toEqual([])
    })

    it.each([
      ['a service that does not answer', failure(503, 'no-disponible'), {}],
      ['somebody who may not see them', failure(403, 'sin-permiso'), {}],
      ['no session', undefined, { APREMIA_TOKEN: '' }],
    ])('%s: it is reviewed without them, and it is told', async (_, answer, env) => {
      if (answer) on('getEquivalencias', answer)
      const { code, stderr } = await run('municipio revisar suyos', {
        env: { APREMIA_REINTENTOS: '0', ...env },
      })
      expect(code).toBe(3)
      expect(stderr).toContain('EXP_DEUDA.csv: El paquete no lleva un archivo con ese nombre')
      expect(stderr).toContain('Se revisa sin las equivalencias guardadas con la instalación.')
    })

    it('says so when none of them is of these files', async () => {
      renameSync(join(folder(), 'suyos/EXP_DEUDA.csv'), join(folder(), 'suyos/OTRA.csv'))
      const { code, stderr } = await run('municipio revisar suyos')
      expect(code).toBe(3)
      expect(stderr).toMatch(
        /Ninguna de las equivalencias guardadas en http\S+ es de estos archivos/,
      )
    })
  })

  it('reads one file of the package alone', async () => {
    await run('municipio ejemplo -o p')
    const { code, stdout } = await run('municipio revisar p/recursos.csv')
    expect(code).toBe(0)
    expect(stdout).toMatch(/recursos\.csv/)
    expect(stdout).not.toMatch(/deuda/)
  })

  it('finds nothing wrong in the municipality of the demonstration', async () => {
    writePaquete(join(folder(), 'p'), { semilla: 1, tamano: 'chico', hoy: fecha('2026-11-23') })
    const { code, stderr } = await run('municipio revisar p')
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'El paquete está bien.\n' })
  })
})

describe('municipio formato', () => {
  it('gives every column of a file, and the names of the files when there is no such one', async () => {
    const { stdout } = await run('municipio formato vinculos --formato csv')
    expect(stdout.split('\r\n')[0]).toBe('archivo,columna,uso,forma,sinonimos')
    expect(stdout).toContain('vinculos,NRO_CONTRIB,obligatoria,')
    const { code, stderr } = await run('municipio formato deudores')
    expect(code).toBe(2)
    expect(stderr).toContain('situaciones_hist')
  })
})
