import { describe, expect, it } from 'vitest'
import { ETAPAS_INICIALES, GRUPOS_INICIALES } from '../etapa/etapas-iniciales.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { CAMPOS_DE_ACTUACION, type ClaveDeDato } from './campos.ts'
import type { ContextoDeFilas, FilaConHechos } from './filas-de-actuaciones.ts'
import { validateFilasDeActuaciones } from './validate-filas.ts'

const hoy = parseFecha('2026-11-20') as ContextoDeFilas['hoy']
const datos = Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]

const CONTEXTO: ContextoDeFilas = {
  hoja: 'Hoja1',
  columnas: {
    ...actuaciones.libro.columnas,
    ...(Object.fromEntries(datos.map((clave) => [clave, actuaciones.campos[clave]])) as Record<
      ClaveDeDato,
      string
    >),
  },
  hoy,
  tipos: [
    ...ETAPAS_INICIALES.map((etapa) => ({ ...etapa, tiempo: null })),
    ...[2, 3].map((gpId) => ({
      ...{ tpId: 40 + gpId, gpId, nombre: 'Informe', tiempo: null },
      ...{ activo: true, show: true, iniciaApremio: false },
    })),
  ],
  grupos: GRUPOS_INICIALES.map(({ gpId: id, nombre }) => ({ id, nombre })),
  modos: [{ id: 1, nombre: 'Cédula' }],
  enActividad: new Set(['A00', 'A01', 'A02']),
  principal: { rol: 'user', abogado: 'A00', permisos: [] },
}

const COMUN: FilaConHechos = {
  ...{ fila: 2, imponible: '101', recurso: 'AB', fecha: '2026-11-19', grupo: '', tipo: '10' },
  ...{ abogado: '', obs: '', otraRadicacion: false, dato: {}, rechazada: false },
  ...{ legales: ['A01'], expedientes: [] },
}

const RADICACION: FilaConHechos = {
  ...COMUN,
  tipo: 'radicacion',
  dato: {
    ...{ caratula: 'MUNI C/ PAZ', nroexpte: 'SN-1-2026', nrotit: '1', juzgado: 'De Paz' },
    ...{ monto: '10.00', periodos: '2025/01' },
  },
}

const validate = (...filas: Partial<FilaConHechos>[]) =>
  validateFilasDeActuaciones(
    filas.map((fila, i) => ({ ...COMUN, fila: i + 2, ...fila })),
    CONTEXTO,
  )

const motivosDe = (...filas: Partial<FilaConHechos>[]) =>
  validate(...filas).errores.map(({ fila, columna, mensaje }) => [fila, columna, mensaje])

const sinFila = ({ fila: _, ...resto }: FilaConHechos): Partial<FilaConHechos> => resto

describe('a row', () => {
  it('is of the type it numbers or names, and of its group when it says none', () => {
    const { errores, actuaciones: leidas } = validate(
      { tipo: '10' },
      { tipo: 'AVISO FINAL PREJUDICIAL', grupo: 'extrajudicial' },
      { tipo: 'Informe', grupo: '2', abogado: 'A02' },
      { recurso: 'SE', legales: [] },
    )
    expect(errores).toEqual([])
    expect(leidas.map(({ abogado, valida }) => [abogado, valida.tpId, valida.gpId])).toEqual([
      ['A01', 10, 2],
      ['A01', 10, 2],
      ['A02', 42, 2],
      ['A00', 10, 2],
    ])
  })

  it.each<[string, Partial<FilaConHechos>, string, string]>([
    ['no date', { fecha: '' }, 'Fecha', 'La fecha es requerida.'],
    ['a day to come', { fecha: '2026-11-21' }, 'Fecha', 'La fecha no puede ser posterior a hoy.'],
    ['no type', { tipo: '' }, 'Tipo', 'El tipo de actuación es requerido.'],
    ['no such type', { tipo: 'Paseo' }, 'Tipo', 'Ese tipo de actuación no se ofrece.'],
    ['a hidden type', { tipo: '19' }, 'Tipo', 'Ese tipo de actuación no se ofrece.'],
    [
      'a name two types have',
      { tipo: 'informe' },
      'Tipo',
      'Hay más de un tipo con ese nombre: escriba su grupo o su número.',
    ],
    [
      'another group',
      { grupo: 'Judicial' },
      'Grupo',
      'Ese tipo de actuación no es del grupo elegido.',
    ],
    ['no item', { legales: null }, 'Imponible', 'No existe 101 AB.'],
    ['a lawyer who left', { abogado: 'A09' }, 'Abogado', 'El abogado A09 no está en actividad.'],
    [
      'a datum of another type',
      { dato: { juzgado: 'De Paz' } },
      'Juzgado',
      'Ese tipo de actuación no lleva Juzgado: deje la celda vacía.',
    ],
    [
      'an invisible observation',
      { obs: 'a\u0000b' },
      'Observaciones',
      expect.any(String) as unknown as string,
    ],
  ])('with %s is refused', (_caso, cambio, columna, mensaje) => {
    expect(motivosDe(cambio)).toEqual([[2, columna, mensaje]])
  })

  it('tells every reason at once', () => {
    const motivos = motivosDe({ ...sinFila(RADICACION), fecha: '', dato: { monto: '1,5' } })
    expect(motivos.map(([, columna]) => columna)).toEqual([
      ...['Fecha', 'Carátula', 'N° de expediente', 'N° de título ejecutivo', 'Juzgado', 'Monto'],
      'Período que abarca',
    ])
  })

  it('has a mode by its name, and only one of the list', () => {
    const radicada = { tipo: '6', expedientes: ['SN-1-2026'] }
    const { actuaciones: leidas } = validate({
      ...radicada,
      dato: { modo: 'cedula', valor: '1.00' },
    })
    expect(leidas[0]?.valida.dato).toEqual({ modo: 'Cédula', valor: '1.00' })
    expect(motivosDe({ ...radicada, dato: { modo: 'Paloma', valor: '1.00' } })).toEqual([
      [2, 'Modo', 'Elija un modo de la lista.'],
    ])
  })
})

describe('radications', () => {
  const medida = { tipo: '3', dato: { tipomedida: 'Embargo' } }

  it('come first, in the item or in a row above of the same item', () => {
    expect(motivosDe({ ...medida, expedientes: ['SN-9-2020'] })).toEqual([])
    expect(motivosDe(sinFila(RADICACION), medida)).toEqual([])
    const falta = 'Debe cargar la radicación para continuar con otras actuaciones.'
    expect(motivosDe(medida, sinFila(RADICACION))).toEqual([[2, 'Tipo', falta]])
    expect(motivosDe(sinFila(RADICACION), { ...medida, imponible: '102' })).toEqual([
      [3, 'Tipo', falta],
    ])
  })

  it('that were refused count for the rows below: one mistake is told once', () => {
    expect(motivosDe({ ...sinFila(RADICACION), rechazada: true }, medida)).toEqual([])
  })

  it('may be another only where the row says so, and never the same (D137)', () => {
    const dato = { ...RADICACION.dato, nroexpte: 'SN-2-2026' }
    const otra = { ...sinFila(RADICACION), dato }
    expect(motivosDe(sinFila(RADICACION), otra)).toEqual([
      [
        3,
        'Otra radicación',
        'Ya tiene radicación en SN-1-2026. Para agregar otra, escriba Sí en esta columna.',
      ],
    ])
    expect(motivosDe(sinFila(RADICACION), { ...otra, otraRadicacion: true })).toEqual([])
    const repetida = { ...sinFila(RADICACION), otraRadicacion: true }
    expect(motivosDe(sinFila(RADICACION), repetida)).toEqual([
      [3, 'N° de expediente', 'Ese expediente ya está radicado: SN-1-2026.'],
    ])
  })
})
