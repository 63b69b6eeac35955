import { formatPeriodo, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import './prescripcion.css'
import { type PeriodoQuePrescribe, useGetPrescripcionQuery } from './prescripcion-api.ts'
import { VISTAS_DE_PRESCRIPCION } from './vistas-de-prescripcion.ts'

const t = textos.prescripcion
const { sinDato } = textos.comunes

/** Number of tax periods shown before the person asks for all of them. */
const PRIMEROS = 8

type Respuesta = PeriodoQuePrescribe['respuestas'][number]

const writeFaltan = (faltan: number): string => {
  if (faltan < 0) return t.faltan.pasado
  if (faltan === 0) return t.faltan.hoy
  return faltan === 1 ? t.faltan.uno : interpolar(t.faltan.varios, { n: formatInteger(faltan) })
}

const Dia = ({ estado, hasta, faltan, supuesta }: Respuesta) => {
  if (hasta === null || faltan === null)
    return supuesta ? (
      <Tag kind="neutro" icon="info" text={t.demandaSupuesta} />
    ) : (
      <Tag {...VISTAS_DE_PRESCRIPCION[estado]} text={t.estados[estado]} />
    )
  return (
    <>
      <Tag {...VISTAS_DE_PRESCRIPCION[estado]} text={formatDate(hasta)} />
      <span className="prescripcion-faltan">{writeFaltan(faltan)}</span>
    </>
  )
}

const columnasCon = (respuestas: readonly Respuesta[]): readonly Column<PeriodoQuePrescribe>[] => [
  {
    id: 'periodo',
    tarjeta: 'principal',
    header: t.columnas.periodo,
    width: 'code',
    cell: formatPeriodo,
  },
  {
    id: 'vencimiento',
    header: t.columnas.vence,
    width: 'code',
    cell: ({ vencimiento }) => (vencimiento === null ? sinDato : formatDate(vencimiento)),
  },
  ...respuestas.map(
    ({ criterio }, orden): Column<PeriodoQuePrescribe> => ({
      id: criterio,
      header: respuestas.length === 1 ? t.columnas.hasta : t.criterios[criterio],
      width: 'code',
      cell: (periodo) => {
        const respuesta = periodo.respuestas[orden]
        return respuesta && <Dia {...respuesta} />
      },
    }),
  ),
  {
    id: 'porque',
    header: t.columnas.porque,
    cell: ({ respuestas: suyas }) => suyas.map(({ frase }) => frase).join(' '),
  },
]

interface PrescripcionDeCasoProps {
  readonly imponible: number
  readonly recurso: string
  readonly clase: 'inmueble' | 'comercio'
}

/** Shows until which day each unpaid tax period of a case can be claimed, and why. The answer is only advice (D164). */
export const PrescripcionDeCaso = ({ imponible, recurso, clase }: PrescripcionDeCasoProps) => {
  const [todos, setTodos] = useState(false)
  const { currentData, error, isFetching, refetch } = useGetPrescripcionQuery({
    query: { imponible: String(imponible), recurso, clase },
  })
  const failure = isFetching ? undefined : failureOf(error)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  if (currentData === undefined) return <ListSkeleton />
  const { periodos, otros, sinActosDeOtros, aviso } = currentData
  const [primero] = periodos
  const faltan = periodos.length - PRIMEROS
  return (
    <>
      {aviso !== '' && <Alert kind="aviso" title={aviso} />}
      {primero === undefined ? (
        <p>{otros ? textos.deudas.deOtroAbogado : t.sinPeriodos}</p>
      ) : (
        <>
          <p>{t.intro}</p>
          {sinActosDeOtros && <p>{t.sinActosDeOtros}</p>}
          {otros && <p>{textos.deudas.deOtroAbogado}</p>}
          <DataTable
            caption={t.titulo}
            columns={columnasCon(primero.respuestas)}
            rows={todos ? periodos : periodos.slice(0, PRIMEROS)}
            rowKey={formatPeriodo}
          />
          {!todos && faltan > 0 && (
            <Button variant="ghost" onClick={() => setTodos(true)}>
              {interpolar(t.verTodos, { n: periodos.length })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
