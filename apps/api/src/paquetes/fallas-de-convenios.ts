import { textos } from '@apremia/core'
import { joinDestino } from './destino.ts'
import { DESTINOS_DE_CONVENIOS } from './destinos-de-convenios.ts'
import {
  type FallaDeRegistro,
  type FallasDeArchivo,
  fallaDeDia,
  fallaDeLista,
  quizasDe,
} from './falla.ts'
import { type ArchivoPuesto, enMinusculas } from './puesta.ts'

const { motivos } = textos.paquete

/**
 * Check of the rows of an agreement that is already imported. A row is refused when the imported agreement lacks it or
 * has different data.
 *
 * @param iguales SQL over the row `f` of the file and the stored row `x`
 */
const fallaDePapel = ({ archivo }: ArchivoPuesto, iguales: string): FallaDeRegistro => {
  const destino = DESTINOS_DE_CONVENIOS[archivo.nombre]
  if (destino === undefined) throw new Error(`Sin destino: ${archivo.nombre}`)
  const clave = archivo.columnas.flatMap(({ nombre, clave: suya }) =>
    suya ? [`f.${enMinusculas(nombre)}`] : [],
  )
  return {
    ...{ columna: 'CONVENIO', valor: 'f.convenio', mensaje: motivos.convenioSinEsa },
    condicion: `exists (select from convenio c where c.anterior = f.convenio)
      and not exists (select from ${destino.tabla} x where ${joinDestino(destino, 'x', clave)} and ${iguales})`,
  }
}

const PERIODO = '(q.tipo, q.imponible, q.recurso, q.anio, q.cuota)'

/**
 * SQL that tells whether the agreement of a row is in force. The data package and the database may disagree about it.
 * The package then decides.
 */
const esVigente = (alias: string, convenios: string | undefined): string =>
  `coalesce(${[
    ...(convenios === undefined
      ? []
      : [`(select k.vigencia from ${convenios} k where k.numero = ${alias}.convenio limit 1)`]),
    `(select k.vigencia from convenio k where k.anterior = ${alias}.convenio)`,
  ].join(', ')}) = 'vigente'`

const fallasDePeriodos = (
  puesto: ArchivoPuesto,
  convenios: string | undefined,
): FallaDeRegistro[] => {
  const suyo = '(f.tipo, f.imponible, f.recurso, f.anio, f.cuota)'
  const comun = {
    columna: 'CUOTA',
    valor: `f.convenio || ' ' || f.anio || '/' || f.cuota`,
    mensaje: motivos.periodoEnConvenio,
  }
  return [
    {
      ...comun,
      condicion: `${esVigente('f', convenios)} and exists (select from convenio_cuota q
        join convenio c on c.id = q.convenio_id
        where q.activo and ${PERIODO} = ${suyo} and c.anterior is distinct from f.convenio)`,
    },
    {
      ...comun,
      condicion: `${esVigente('f', convenios)} and exists (select from ${puesto.tabla} q
        where not q.rechazada and q.fila < f.fila and q.convenio <> f.convenio and ${PERIODO} = ${suyo}
          and ${esVigente('q', convenios)})`,
    },
  ]
}

export const FALLAS_DE_CONVENIOS: Readonly<Record<string, FallasDeArchivo>> = {
  convenios_anteriores: () => [
    ...['FECHA', 'FECHA_CONFIRMA'].map(fallaDeDia),
    fallaDeLista('ESTADO', 'convenio_estado', motivos.estadoDeConvenio),
    fallaDeLista('FORMA_PAGO', 'convenio_forma_pago', motivos.formaDePagoDeConvenio),
    {
      ...{ columna: 'NUMERO', valor: 'f.numero', mensaje: motivos.convenioYaCargado },
      condicion: `exists (select from convenio x where x.anterior = f.numero
        and (x.codexterno, x.fechaconf, x.frm_nombre, x.vigencia) <> (f.abogado, f.fecha, f.firmante, f.vigencia))`,
    },
  ],
  convenios_anteriores_planes: (_, puesto) => [
    fallaDeLista('ESTADO_PLAN', 'tipo_retiro', motivos.estadoDePlan),
    fallaDePapel(
      puesto,
      `(x.plan_tipo, x.cuotas, x.monto) = (f.plan_tipo, f.cuotas, f.monto)
        and x.nro_plan is not distinct from (${quizasDe('NRO_PLAN')})::integer`,
    ),
    {
      ...{ columna: 'NRO_PLAN', valor: 'f.nro_plan::text', mensaje: motivos.planDeOtro },
      condicion: `exists (select from plan_pago x where x.nro_plan = f.nro_plan
        and (x.tipo, x.imponible, x.recurso) <> (f.tipo, f.imponible, f.recurso))`,
    },
  ],
  convenios_anteriores_periodos: (puestos, puesto) => [
    fallaDePapel(puesto, 'true'),
    ...fallasDePeriodos(puesto, puestos.get('convenios_anteriores')?.tabla),
  ],
  convenios_anteriores_cuotas: (_, puesto) => [
    fallaDePapel(puesto, '(x.vencimiento, x.capital) = (f.vencimiento, f.capital)'),
  ],
}
