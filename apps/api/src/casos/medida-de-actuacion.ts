import {
  type ActuacionDeCaso,
  esRadicacion,
  type Fecha,
  TIPOS_DE_MEDIDA,
  TIPOS_FIJOS,
} from '@apremia/core'

/**
 * Data of a legal action that the rules about precautionary measures read. A field is null when the legal action does
 * not have it.
 */
export interface DatosDeMedida {
  readonly medida: string | null
  readonly oficio: string | null
  readonly inscripcion: string | null
  readonly vencemedida: Fecha | null
  readonly pedida: Fecha | null
  readonly resuelta: Fecha | null
  readonly recibido: Fecha | null
  readonly respondido: Fecha | null
  readonly juzgado: string | null
  readonly departamento: string | null
}

const CLAVES: Readonly<Record<keyof DatosDeMedida, string>> = {
  medida: 'tipomedida',
  oficio: 'oficio',
  inscripcion: 'inscripcion',
  vencemedida: 'vencemedida',
  pedida: 'pedidomedida',
  resuelta: 'resuelvemedida',
  recibido: 'recibeoficio',
  respondido: 'respondeoficio',
  juzgado: 'juzgado',
  departamento: 'departamento',
}

const DATOS = Object.entries(CLAVES).map(([nombre, clave]) => `'${nombre}', x.dato ->> '${clave}'`)

/**
 * SQL list of the types of legal action that have {@link DatosDeMedida}. They are the precautionary measures, and the
 * court filings, which name the court.
 */
export const TIPOS_CON_MEDIDA = [
  ...TIPOS_DE_MEDIDA,
  TIPOS_FIJOS.radicacion,
  TIPOS_FIJOS.radicacionAnterior,
].join(', ')

/** SQL for the `DatosDeMedida` of the legal action `x`. Null for a legal action of another type. */
export const DATOS_DE_MEDIDA = `case when x.tp_id in (${TIPOS_CON_MEDIDA}) then json_build_object(${DATOS.join(', ')}) end`

export const toMedida = (
  tpId: number,
  datos: DatosDeMedida | null,
): Pick<ActuacionDeCaso, 'medida' | 'tramite' | 'tribunal'> => {
  if (datos === null) return { medida: null, tramite: null, tribunal: null }
  const { medida, oficio, inscripcion, vencemedida, juzgado, departamento, ...fechas } = datos
  const nombre = { medida: medida ?? '', inscripcion: inscripcion ?? '' }
  const { pedida, resuelta, recibido, respondido } = fechas
  return {
    medida: vencemedida && {
      nombre: nombre.medida,
      inscripcion: nombre.inscripcion,
      vence: vencemedida,
    },
    tramite: TIPOS_DE_MEDIDA.includes(tpId)
      ? { ...nombre, oficio: oficio ?? '', pedida, resuelta, recibido, respondido }
      : null,
    tribunal: esRadicacion(tpId)
      ? { juzgado: juzgado ?? '', departamento: departamento ?? '' }
      : null,
  }
}
