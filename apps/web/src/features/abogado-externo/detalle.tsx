import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { enlaceDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { MarcaDePlazo } from '../../panels/casos/marca-de-plazo.tsx'
import { PorquePlegado } from '../../panels/casos/porque-plegado.tsx'
import { NombreDeContribuyente } from '../../panels/personas/nombre-de-contribuyente.tsx'
import { Button } from '../../ui/button.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type FichaDeCaso, useGetCasoQuery } from './abogado-externo-api.ts'
import './abogado-externo.css'
import { EstadoDeCausa } from './estado-de-causa.tsx'
import { ExcelDeCaso } from './excel-de-caso.tsx'

const HistorialDialog = later(async () => (await import('./historial-dialog.tsx')).HistorialDialog)

const t = textos.abogadoExterno
const { camposDeDetalle: nombres } = t
const { sinDato } = textos.comunes

interface DetalleProps {
  readonly imponible: string
  readonly recurso: string
  readonly historial: boolean
  readonly onHistorial: () => void
  readonly onClose: () => void
  readonly onVolver: () => void
}

/**
 * Dialog 'Detalle contribuyente' (S2 §2.6). For a case of another lawyer, the dialog shows only the name of that lawyer
 * (S2 §5).
 */
export const DetalleExterno = (props: DetalleProps) => {
  const { imponible, recurso, historial, onHistorial, onClose, onVolver } = props
  const { currentData, error, isFetching, refetch } = useGetCasoQuery({
    query: { imponible, recurso },
  })
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <div className="card stack">
      <div className="actions">
        <Button variant="ghost" icon="volver" onClick={onVolver}>
          {textos.comunes.volver}
        </Button>
        {currentData && (
          <>
            <Link className="btn btn-primary" to={enlaceDeCaso(currentData)}>
              {t.irAGestion}
            </Link>
            <ExcelDeCaso caso={currentData} />
          </>
        )}
      </div>
      {failure && currentData === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : currentData === undefined ? (
        <ListSkeleton />
      ) : (
        <>
          <Ficha ficha={currentData} onHistorial={onHistorial} />
          <PorquePlegado imponible={currentData.imponible} recurso={currentData.recurso} />
        </>
      )}
      {historial && currentData && <HistorialDialog caso={currentData} onClose={onClose} />}
    </div>
  )
}

interface FichaProps {
  readonly ficha: FichaDeCaso
  readonly onHistorial: () => void
}

const Ficha = ({ ficha, onHistorial }: FichaProps) => {
  const datos: readonly (readonly [string, ReactNode])[] = [
    [nombres.partido, ficha.partido],
    [nombres.circunscripcion, ficha.circunscripcion],
    [nombres.seccion, ficha.seccion],
    [nombres.manzana, ficha.manzana],
    [nombres.parcela, ficha.parcela],
    [nombres.partida, ficha.partida],
    [
      nombres.contribuyente,
      <NombreDeContribuyente
        key="contribuyente"
        numero={ficha.numeroDeContribuyente}
        nombre={ficha.contribuyente}
      />,
    ],
    [nombres.mesa, textos.mesas.tipos[ficha.mesa]],
    [nombres.categoria, textos.mesasPantalla.categorias[ficha.categoria]],
    [nombres.monto, formatAmount(ficha.monto ?? '')],
    [nombres.fechaLimite, formatDate(ficha.limite ?? '')],
    [
      nombres.historial,
      ficha.historial === '' ? (
        t.sinActuaciones
      ) : (
        <>
          {ficha.historial}{' '}
          <button type="button" className="link-button" onClick={onHistorial}>
            {t.verTodos}
          </button>
        </>
      ),
    ],
    [nombres.ultimaActuacion, formatDate(ficha.ultimaActuacion ?? '')],
    [
      nombres.estado,
      <>
        <EstadoDeCausa {...ficha} />{' '}
        {ficha.plazo.estado !== 'saldada' && <MarcaDePlazo {...ficha.plazo} />}
      </>,
    ],
  ]
  return (
    <dl className="facts ae-ficha">
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor || sinDato}</dd>
        </div>
      ))}
    </dl>
  )
}
