import {
  ACUSES_DE_CARTA,
  listMeses,
  MESAS,
  type Mes,
  PARTES_DE_CARTERA,
  TRAMOS,
  URGENCIAS,
} from '@apremia/core'
import type { DatosDeEstadistica, DatosDeEstadisticas } from './datos-de-estadistica.ts'
import type { EvaluacionesDelMes } from './estadisticas-repo.ts'
import { buildPorAbogado } from './por-abogado.ts'
import { cobrosDe, cuentaDe, importeTotal, sum } from './sumas.ts'

const claveDe = ({ desde }: Mes): string => desde.slice(0, 7)

export const buildEstadisticas = (datos: DatosDeEstadistica): DatosDeEstadisticas => {
  const { hoy, casos, convenido, recuperado, cartas, evaluaciones } = datos
  const meses = listMeses(hoy)
  const cuenta = cuentaDe(datos.sinMontos)
  const deMesas = MESAS.map((mesa) => {
    const enTodos = casos.filter((uno) => uno.mesas[mesa].todos)
    return { mesa, enTodos, activos: enTodos.filter((uno) => uno.mesas[mesa].solapa === 'activos') }
  })
  return {
    hoy,
    ...cuenta(casos),
    cartera: deMesas.flatMap(({ mesa, enTodos }) =>
      PARTES_DE_CARTERA.map((parte) => ({
        mesa,
        parte,
        ...cuenta(enTodos.filter((uno) => (uno.mesas[mesa].solapa ?? 'otros') === parte)),
      })),
    ),
    antiguedad: deMesas.flatMap(({ mesa, enTodos }) =>
      TRAMOS.map((tramo) => ({
        mesa,
        tramo,
        ...cuenta(enTodos.filter((uno) => uno.tramo === tramo)),
      })),
    ),
    plazos: deMesas.flatMap(({ mesa, activos }) =>
      URGENCIAS.map((vence) => ({
        mesa,
        vence,
        ...cuenta(
          activos.filter((uno) =>
            vence === 'sinActuaciones' ? uno.sinActuaciones : uno.mesas[mesa].urge === vence,
          ),
        ),
      })),
    ),
    meses: meses.map((mes) => {
      const suyos = <T extends { readonly mes: string }>(filas: readonly T[]) =>
        filas.filter((fila) => fila.mes === claveDe(mes))
      return { ...mes, ...cobrosDe(suyos(convenido), recuperado && suyos(recuperado)) }
    }),
    cartas:
      cartas &&
      ACUSES_DE_CARTA.map((acuse) => {
        const suyas = cartas.filter((fila) => fila.acuse === acuse)
        return {
          acuse,
          cartas: sum(suyas, (fila) => fila.cartas),
          total: importeTotal(suyas, ({ total }) => total),
        }
      }),
    evaluaciones:
      evaluaciones &&
      meses.map((mes) => {
        const con = (resultado: EvaluacionesDelMes['resultado']) =>
          sum(
            evaluaciones.filter(
              (fila) => fila.mes === claveDe(mes) && fila.resultado === resultado,
            ),
            ({ cuantas }) => cuantas,
          )
        return { ...mes, aprobadas: con('Aprobado'), desaprobadas: con('Desaprobado') }
      }),
    abogados: datos.nombres === null ? [] : buildPorAbogado(datos, datos.nombres),
  }
}
