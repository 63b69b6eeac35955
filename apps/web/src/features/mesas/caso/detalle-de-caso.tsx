import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../../ui/table/skeleton.tsx'
import { EtiquetaDePlazo } from '../etiqueta-de-plazo.tsx'
import { type CasoDeMesa, useExplainCasoQuery } from '../mesas-api.ts'

const { columnas, categorias, caso: t } = textos.mesasPantalla
const { sinDato } = textos.comunes

/** What a case is, and why the rules put it where it is (M1). */
export const DetalleDeCaso = ({ fila }: { readonly fila: CasoDeMesa }) => {
  const datos: readonly (readonly [string, ReactNode])[] = [
    [columnas.contribuyente, fila.contribuyente || sinDato],
    [columnas.recurso, `${fila.recurso} · ${nombreDeRecurso(fila.recurso)}`],
    [columnas.categoria, categorias[fila.categoria]],
    [columnas.abogado, fila.abogado || sinDato],
    [columnas.situacion, [fila.situacion, fila.etapa].filter(Boolean).join(' · ')],
    [columnas.inicial, formatDate(fila.inicial ?? '')],
    [columnas.ultima, formatDate(fila.ultima ?? '')],
    [columnas.vence, <EtiquetaDePlazo key="vence" {...fila} />],
    [columnas.monto, formatAmount(fila.monto ?? '')],
  ]
  return (
    <div className="stack">
      <dl className="facts">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <Porque imponible={fila.imponible} recurso={fila.recurso} />
    </div>
  )
}

const Porque = ({ imponible, recurso }: Pick<CasoDeMesa, 'imponible' | 'recurso'>) => {
  const { currentData, error, isFetching, refetch } = useExplainCasoQuery({
    query: { imponible: String(imponible), recurso },
  })
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <section className="stack" aria-label={t.porque}>
      <h2>{t.porque}</h2>
      {failure && currentData === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : currentData === undefined ? (
        <ListSkeleton />
      ) : (
        <>
          {currentData.aviso !== '' && <p>{currentData.aviso}</p>}
          <dl className="mesa-porque">
            {currentData.explicaciones.map(({ que, rotulo, valor, frase, porque }) => (
              <div key={que}>
                <dt>{rotulo}</dt>
                <dd>
                  <strong>{valor || sinDato}</strong>
                  <span>{frase}</span>
                  <small>{interpolar(t.regla, porque)}</small>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
