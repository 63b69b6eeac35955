import { type ConvenioDatos, centavos, formatCentavos } from '@apremia/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { RADICACION } from '../../test/actuaciones.ts'
import { bodyOf, type ItemDePrueba } from '../../test/convenios.ts'
import { codeOf, useConvenios } from '../../test/convenios-app.ts'

const { ok, call, query, takeItem, create, detalleDe } = useConvenios()

const poner = (clave: string, valor: string) =>
  ok('admin', 'POST', '/parametros', {
    ...{ clave, valor, vigenteDesde: '2026-01-01', motivo: 'Decreto de prueba' },
  })

const confirmar = (id: number) => call('a01', 'POST', `/convenios/${id}/confirmar`, {})

const faltanDe = async (id: number): Promise<string[]> => {
  const answer = await confirmar(id)
  expect([answer.statusCode, codeOf(answer)], answer.body).toEqual([409, 'papel-incompleto'])
  expect((await detalleDe('a01', id)).fc_confirma).toBeNull()
  const { error } = JSON.parse(answer.body) as { error: { fields: { field: string }[] } }
  return error.fields.map(({ field }) => field)
}

const confirmados = async (id: number): Promise<ConvenioDatos> => {
  const answer = await confirmar(id)
  expect(answer.statusCode, answer.body).toBe(200)
  const [fila] = await query<{ despues: string | { datos: ConvenioDatos } }>(
    `select despues from historial where operacion = 'confirm-convenio' and entidad_id = '${id}'`,
  )
  const despues = fila?.despues
  return (typeof despues === 'string' ? (JSON.parse(despues) as { datos: ConvenioDatos }) : despues)
    ?.datos as ConvenioDatos
}

const radicar = ({ r, i }: ItemDePrueba, dato: object = RADICACION.actuacion) =>
  query(`insert into actuacion (tipo, imponible, recurso, abogado, fecha, tp_id, gp_id, dato)
    values ('I', ${i}, '${r}', 'A01', '2026-11-18', 18, 3, '${JSON.stringify(dato)}')`)

const representanDe = async () =>
  (await ok<{ nombre: string; representa: boolean }[]>('a01', 'GET', '/conv-caracter'))
    .filter(({ representa }) => representa)
    .map(({ nombre }) => nombre)

const puntoDeConvenios = async () =>
  (
    await ok<{ puntos: { clave: string; estado: string; detalle: string }[] }>(
      'admin',
      'GET',
      '/instalacion/puesta-en-marcha',
    )
  ).puntos.find(({ clave }) => clave === 'convenios')

describe('the second version of the document of an agreement', () => {
  let deAntes = 0
  let sha256 = ''

  beforeAll(async () => {
    deAntes = await create('a01', await takeItem('A01', 'I'))
  })

  it('is not in force until the municipality chooses it, and nothing changes', async () => {
    const datos = await confirmados(deAntes)
    expect(datos.papel).toBeUndefined()
    sha256 = (await detalleDe('a01', deAntes)).documento
    expect(await representanDe()).toEqual([])
    expect(await puntoDeConvenios()).toMatchObject({ estado: 'aviso' })
  })

  it('refuses by name what it lacks, and the first day shows it', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    await poner('convenio.version', '2')
    expect(await faltanDe(id)).toEqual(['convenio.personeria', 'codexterno'])
    expect(await puntoDeConvenios()).toMatchObject({ estado: 'falta' })

    await poner('convenio.personeria', 'el Decreto N.º 120/2026')
    expect(await faltanDe(id)).toEqual(['codexterno'])
    const malo = await call('admin', 'POST', '/profesionales/editAbogado', {
      ...{ nrodni: '20000003', beneficiario: 'Estudio Muñoz', cbu: '2850590940090418135202' },
    })
    expect(malo.statusCode).toBe(400)
    expect(malo.body).toContain('los dos verificadores deben coincidir')
    await ok('admin', 'POST', '/profesionales/editAbogado', {
      ...{ nrodni: '20000003', beneficiario: 'Estudio Muñoz', cbu: '28505909 40090418135201' },
    })

    const datos = await confirmados(id)
    expect(datos.papel).toMatchObject({
      ...{ version: 6, personeria: 'el Decreto N.º 120/2026', representacion: null, juicios: [] },
      cobro: { beneficiario: 'Estudio Muñoz', cbu: '2850590940090418135201' },
    })
    const { liquidacion, a_pagar } = await detalleDe('a01', id)
    expect(liquidacion).toMatchObject({ nombre_de_aportes: 'Contribución a cargo del obligado' })
    expect((await detalleDe('a01', deAntes)).liquidacion).toMatchObject({
      nombre_de_aportes: 'Aportes',
    })
    const enPesos = (importe: string) => Math.round(Number(importe) * 100)
    expect(datos.papel?.totalDelConvenio).toBe(enPesos(a_pagar) + enPesos(liquidacion.total))
    const impresa = formatCentavos(centavos(enPesos(liquidacion.total)))
    expect(datos.papel?.pagosDeHonorarios.map(({ monto }) => formatCentavos(monto))).toEqual([
      impresa,
    ])
  })

  it('has the due date that the municipality gives for each period', async () => {
    const item = await takeItem('A01', 'I')
    const datos = await confirmados(await create('a01', item))
    const periodos = datos.deudas.flatMap((deuda) => deuda.periodos)
    const filas = await query<{ anio: number; cuota: number; vencimiento: string }>(
      `select anio, cuota, vencimiento::text from deuda where tipo = 'I' and imponible = ${item.i} and recurso = '${item.r}'`,
    )
    expect(periodos.length).toBe(2)
    for (const { anio, cuota, vencimiento } of periodos)
      expect(vencimiento).toBe(
        filas.find((fila) => fila.anio === anio && fila.cuota === cuota)?.vencimiento,
      )
  })

  it('needs the lawsuit of a judicial agreement, whole', async () => {
    const item = await takeItem('A01', 'I')
    const id = await create('a01', item, { estado_id: 2 })
    expect(await faltanDe(id)).toEqual(['estado_id'])
    await radicar(item, { ...RADICACION.actuacion, juzgado: '' })
    const { error } = JSON.parse((await confirmar(id)).body) as {
      error: { fields: { message: string }[] }
    }
    expect(error.fields.map(({ message }) => message)).toEqual([
      `A la radicación de ${item.r} ${item.i} le falta: juzgado.`,
    ])
    await radicar(item)
    expect((await confirmados(id)).papel?.juicios).toEqual([
      {
        ...{ caratula: 'MUNICIPALIDAD C/ PAZ S/ APREMIO', expediente: 'SN-1234-2026' },
        juzgado: 'Juzgado de Paz',
      },
    ])
  })

  it('asks for the bank account of fees in instalments, and the form says it before anybody saves', async () => {
    const cobra = (datos: object) =>
      ok('admin', 'POST', '/profesionales/editAbogado', { nrodni: '20000003', ...datos })
    const cbu = '2850590940090418135201'
    await cobra({ cbu: '', personeria: 'el poder general, escritura N.º 12' })
    await poner('convenio.personeria', '')
    const formas = await ok<{ id: number; clase: string }[]>('a01', 'GET', '/conv-formapago')
    const enCuotas = { frmpg_id: formas.find(({ clase }) => clase === 'cuotas')?.id, cuotaspago: 3 }
    const item = await takeItem('A01', 'I')
    const check = (more: object = {}) =>
      ok<{ faltan_del_papel: string[] }>(
        ...(['a01', 'POST', '/convenios/comprobar'] as const),
        bodyOf(item, item.periodos.slice(0, 2), 'W2201', more),
      )
    expect(await check()).toMatchObject({ faltan_del_papel: [] })
    const antes = { fechaconf: '2025-12-30' }
    expect(await check(antes)).toMatchObject({ faltan_del_papel: [] })
    expect((await check(enCuotas)).faltan_del_papel).toEqual([
      expect.stringMatching(/^Falta el CBU de quien cobra los honorarios del abogado A01/),
    ])
    await cobra({ personeria: '' })
    expect((await check()).faltan_del_papel).toEqual([
      expect.stringMatching(/^Falta con qué acredita personería el abogado A01/),
    ])
    await cobra({ personeria: 'el poder general, escritura N.º 12' })
    const id = await create('a01', item, enCuotas)
    expect(await faltanDe(id)).toEqual(['codexterno'])
    expect((await puntoDeConvenios())?.detalle).toContain('Sin el CBU')
    await poner('convenio.cbu', 'optativo')
    expect((await check(enCuotas)).faltan_del_papel).toEqual([])
    expect((await puntoDeConvenios())?.detalle).not.toContain('Sin el CBU')
    await poner('convenio.cbu', 'obligatorio')
    await cobra({ cbu })
    const { papel } = await confirmados(id)
    expect(papel).toMatchObject({
      personeria: 'el poder general, escritura N.º 12',
      cobro: { cbu },
    })
    expect(papel?.pagosDeHonorarios).toHaveLength(3)
    await poner('convenio.personeria', 'el Decreto N.º 120/2026')
    await cobra({ personeria: '' })
  })

  it('never has the taxpayer sign what an attorney signs', async () => {
    expect(await representanDe()).toEqual(['Apoderado'])
    const id = await create('a01', await takeItem('A01', 'I'), { firma_caracter: 2 })
    expect(await faltanDe(id)).toEqual(['firma_caracter_otros'])
    const poder = 'poder general, escritura N.º 12'
    await ok('a01', 'POST', '/convenios/edit', { convenio: id, firma_caracter_otros: poder })
    const datos = await confirmados(id)
    const de = [...new Set(datos.deudas.map(({ contribuyente }) => contribuyente))]
    expect(datos.papel?.representacion).toEqual({
      de,
      documentos: [expect.stringMatching(/^CUIT \d{2}-\d{8}-\d$|^DNI \d/)],
      poder,
    })
    expect(datos.firmante.caracter).toBe('Apoderado')
  })

  it('pays who the record of the lawyer says when the confirmation is saved, not when it was printed', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const rename = async () => {
      for (const beneficiario of ['Estudio Uno', 'Estudio Dos', 'Estudio Tres'])
        await ok('admin', 'POST', '/profesionales/editAbogado', {
          nrodni: '20000003',
          beneficiario,
        })
    }
    const [datos] = await Promise.all([confirmados(id), rename()])
    const [antes] = await query<{ beneficiario: string }>(`
      select coalesce((select h.despues::jsonb ->> 'beneficiario' from historial h
        where h.operacion = 'edit-abogado' and h.orden < c.orden order by h.orden desc limit 1), '') as beneficiario
      from historial c where c.operacion = 'confirm-convenio' and c.entidad_id = '${id}'`)
    expect(datos.papel?.cobro.beneficiario).toBe(antes?.beneficiario)
  })

  it('never reaches an agreement that was confirmed with the first one', async () => {
    const pdf = await call('a01', 'GET', `/convenios/${deAntes}/pdf`)
    expect(pdf.statusCode).toBe(200)
    expect((await detalleDe('a01', deAntes)).documento).toBe(sha256)
    const versiones = await query<{ version: string }>(
      `select f ->> 'valor' as version from convenio c, jsonb_array_elements(c.parametros) f
        where f ->> 'clave' = 'convenio.version' order by c.id`,
    )
    expect(versiones.map(({ version }) => version)).toEqual(['1', '2', '2', '2', '2', '2', '2'])
    await query(`update convenio set documento = null, parametros = null where id = ${deAntes}`)
    const hecho = await call('a01', 'GET', `/convenios/${deAntes}/pdf`)
    expect(hecho.statusCode).toBe(200)
    const [fila] = await query<{ parametros: { clave: string }[] }>(
      `select parametros from convenio where id = ${deAntes}`,
    )
    expect(fila?.parametros.map(({ clave }) => clave)).not.toContain('convenio.version')
  })
})
