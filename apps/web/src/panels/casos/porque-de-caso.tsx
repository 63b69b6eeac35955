import { interpolar, parseFecha, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { formatDate, today } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './casos.css'
import { useExplainCasoQuery } from './casos-api.ts'

// The date field brings a large calendar, so its code loads separately and does not delay the explanation of the case.
const DateField = later(async () => (await import('../../ui/date-field.tsx')).DateField, null)

const { sinDato } = textos.comunes
const t = textos.casosPantalla

interface PorqueDeCasoProps {
  readonly imponible: number
  readonly recurso: string
}

export const PorqueDeCaso = ({ imponible, recurso }: PorqueDeCasoProps) => {
  const [escrito, setEscrito] = useState('')
  const dia = parseFecha(escrito)
  const { currentData, error, isFetching, refetch } = useExplainCasoQuery({
    query: { imponible: String(imponible), recurso, ...(dia ? { al: dia } : {}) },
  })
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <div className="caso-porque">
      <div className="caso-dia">
        <DateField
          label={t.dia}
          hint={t.ayudaDeDia}
          value={escrito}
          max={today()}
          onChange={setEscrito}
        />
      </div>
      {failure && currentData === undefined ? (
        failure.status === 404 ? (
          <p>{t.sinCaso}</p>
        ) : (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        )
      ) : currentData === undefined ? (
        <ListSkeleton />
      ) : (
        <>
          <p role="status">{interpolar(t.al, { fecha: formatDate(currentData.al) })}</p>
          {currentData.aviso !== '' && <p>{currentData.aviso}</p>}
          <dl className="caso-motivos">
            {currentData.explicaciones.map(({ que, rotulo, valor, frase, porque }) => (
              <div key={que}>
                <dt>{rotulo}</dt>
                <dd>
                  <strong>{valor || sinDato}</strong>
                  <span>{frase}</span>
                  <details className="caso-regla">
                    <summary aria-label={interpolar(t.verRegla, { rotulo })}>
                      <Icon name="info" />
                    </summary>
                    <small>{interpolar(t.regla, porque)}</small>
                  </details>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
