import {
  claveDeMaximo,
  describeValorDeParametro,
  interpolar,
  type Motivo,
  readValorDeParametro,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate, today } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { CampoDeCelda } from './campo-de-celda.tsx'
import { Cargada } from './cargada.tsx'
import { useGetMaximosQuery, useSaveMaximoMutation } from './configuracion-api.ts'
import { conComa, sinComa } from './numero-tecleado.ts'
import { type ColumnaEditable, TablaEditable } from './tabla-editable.tsx'

const RealizarDialog = later(
  async () => (await import('../../panels/evaluaciones/realizar-dialog.tsx')).RealizarDialog,
)

const {
  acciones,
  secciones,
  parametros,
  evaluacion: t,
  vigencias,
  realizarEvaluaciones,
} = textos.configuracion
const { sinDato } = textos.comunes

type Maximo = Data<'getEvaluacionesConfig'>[number]
type Valores = Readonly<Record<'maximo', string>>

const write = ({ maximo }: Maximo): string => (maximo === null ? '' : String(maximo))

const COLUMNAS: readonly ColumnaEditable<Maximo, Valores>[] = [
  { id: 'nombre', header: t.categoria, width: 'name', cell: ({ nombre }) => nombre },
  {
    id: 'maximo',
    header: t.maximo,
    align: 'end',
    cell: (fila) => (
      <>
        {conComa(write(fila)) || sinDato}
        {fila.siguiente && (
          <span className="cell-detail">
            {interpolar(vigencias.siguiente, {
              desde: formatDate(fila.siguiente.desde),
              valor: conComa(String(fila.siguiente.maximo)),
            })}
          </span>
        )}
      </>
    ),
    control: (celda) => <CampoDeCelda campo="maximo" label={t.maximo} celda={celda} numerico />,
  },
  {
    id: 'desde',
    header: vigencias.desde,
    width: 'code',
    cell: ({ desde }) => (desde === '1900-01-01' ? vigencias.siempre : formatDate(desde ?? '')),
  },
]

const check = ({ maximo }: Valores, { categoria }: Maximo): readonly Motivo[] => {
  const clave = claveDeMaximo(categoria)
  if (readValorDeParametro(clave, sinComa(maximo)) !== undefined) return []
  const mensaje = `${parametros.debeSer} ${describeValorDeParametro(clave)}.`
  return [{ codigo: 'evaluacion.maximo', campo: 'maximo', mensaje }]
}

/**
 * Tab of the maximum percentages with which lawyers are evaluated. A change does not affect the evaluations already
 * made, which keep the percentages of their day (S2 §9).
 */
export const EvaluacionTab = () => {
  const puede = usePuede()
  const { data, error, refetch } = useGetMaximosQuery({})
  const [save] = useSaveMaximoMutation()
  const [realizando, setRealizando] = useState(false)
  return (
    <div className="stack">
      {puede('evaluaciones.realizar') && (
        <div className="actions">
          <Button icon="scoring" onClick={() => setRealizando(true)}>
            {realizarEvaluaciones}
          </Button>
          <Link to="/scoring-abogados">{textos.evaluaciones.verTodas}</Link>
        </div>
      )}
      <Cargada data={data} error={error} refetch={refetch}>
        {(rows) => (
          <TablaEditable
            caption={secciones.evaluacion}
            rows={rows}
            columnas={COLUMNAS}
            rowKey={({ categoria }) => categoria}
            nombreDe={({ nombre }) => nombre}
            startOf={(fila) => ({ maximo: conComa(write(fila)) })}
            check={check}
            describe={({ maximo }) => (maximo === '' ? sinDato : `${maximo} %`)}
            efecto={({ categoria }, { maximo }) => ({
              ...{ clave: 'maximo', categoria, maximo: Number(sinComa(maximo)) },
            })}
            conFecha
            accion={() => acciones.maximo}
            antes={(fila, desde = today()) => {
              const { maximo, siguiente } = fila
              const rige = siguiente && siguiente.desde <= desde ? siguiente.maximo : maximo
              return rige === null ? sinDato : `${conComa(String(rige))} %`
            }}
            visto={write}
            vigencias={({ categoria }) => ({ cosa: 'maximo', id: categoria })}
            save={async ({ categoria }, valores, { motivo, visto, desde }) => {
              const vigenteDesde = desde === undefined ? {} : { vigenteDesde: desde }
              const maximo = Number(sinComa(valores.maximo))
              const body = { categoria, maximo, motivo, visto, ...vigenteDesde }
              return failureOf((await save({ body })).error)
            }}
          />
        )}
      </Cargada>
      {realizando && <RealizarDialog onClose={() => setRealizando(false)} />}
    </div>
  )
}
