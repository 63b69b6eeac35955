import { eligeAbogado, formatFecha, interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { FilterFrame } from '../../ui/filter/filter-frame.tsx'
import { today } from '../../ui/format.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCampoAbogado } from '../../ui/search/use-campo-abogado.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useLista } from '../../ui/table/use-lista.ts'
import './agenda.css'
import { useGetAgendaQuery } from './agenda-api.ts'
import { DireccionCard } from './direccion-card.tsx'
import { claveDeMes, LISTA_DE_AGENDA, mesVecino, nombreDeMes, readMes } from './mes-elegido.ts'
import { MesTable } from './mes-table.tsx'
import { VencimientosList } from './vencimientos-list.tsx'

const t = textos.agenda

/**
 * Screen /calendario (M3), with the deadlines of the active cases of a lawyer: a calendar of one month, and a list. A
 * person who may not choose a lawyer sees only their own cases.
 */
export const AgendaScreen = () => {
  const principal = usePrincipal()
  const elige = eligeAbogado(principal)
  const puede = usePuede()
  const lista = useLista(LISTA_DE_AGENDA)
  const campos = useCampoAbogado(principal)
  const abogado = elige ? (lista.filtro.abogado ?? '') : ''
  const impedimento = impedimentoDeAlcance(principal)
  // The button that clears the filters keeps the month that the calendar shows.
  const deLaVista = lista.filtro.mes ? { mes: lista.filtro.mes } : {}
  const meses = <Meses lista={lista} abogado={abogado} />
  return (
    <div className="screen">
      <ScreenTitle text={t.titulo} />
      <h1>{t.titulo}</h1>
      {elige ? (
        <FilterFrame
          lista={{
            ...lista,
            apply: (otro) => lista.apply({ ...otro, ...deLaVista }),
            clear: () => lista.apply(deLaVista),
          }}
          groups={[{ title: t.titulo, fields: campos }]}
          impedimento={impedimento}
          inline
        >
          {meses}
        </FilterFrame>
      ) : (
        meses
      )}
      {puede('agenda.direccion') && <DireccionCard />}
    </div>
  )
}

interface MesesProps {
  readonly lista: ReturnType<typeof useLista<(typeof LISTA_DE_AGENDA.campos)[number]>>
  readonly abogado: string
}

const Meses = ({ lista, abogado }: MesesProps) => {
  const hoy = today()
  const { mes, dia } = readMes(lista.filtro, hoy)
  const { currentData, error, isFetching, refetch } = useGetAgendaQuery({
    query: { ...mes, abogado },
  })
  const failure = isFetching ? undefined : failureOf(error)
  const go = (otro: { readonly mes?: string; readonly dia?: string }) =>
    lista.apply({ ...lista.filtro, dia: '', ...otro })
  const titulo = dia
    ? interpolar(t.listaDelDia, { fecha: formatFecha(dia) })
    : interpolar(t.lista, { mes: nombreDeMes(mes) })
  return (
    <div className="agenda">
      <section className="card" aria-label={nombreDeMes(mes)}>
        <div className="agenda-barra">
          <Button
            icon="anterior"
            aria-label={t.anterior}
            title={t.anterior}
            onClick={() => go({ mes: claveDeMes(mesVecino(mes, -1)) })}
          />
          <h2 aria-live="polite">{nombreDeMes(mes)}</h2>
          <Button
            icon="siguiente"
            aria-label={t.siguiente}
            title={t.siguiente}
            onClick={() => go({ mes: claveDeMes(mesVecino(mes, 1)) })}
          />
          <Button variant="ghost" onClick={() => go({ mes: '' })}>
            {t.hoy}
          </Button>
        </div>
        {failure && currentData === undefined ? (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        ) : currentData === undefined ? (
          <ListSkeleton />
        ) : (
          <MesTable
            mes={mes}
            hoy={currentData.hoy}
            dia={dia}
            casos={new Map(currentData.dias.map((cada) => [cada.fecha, cada]))}
            onDia={(elegido) => go({ dia: elegido })}
          />
        )}
      </section>
      <section className="card" aria-label={titulo}>
        <div className="agenda-barra">
          <h2>{titulo}</h2>
          {dia && (
            <Button variant="ghost" onClick={() => go({})}>
              {t.todoElMes}
            </Button>
          )}
        </div>
        <p>{t.orientativas}</p>
        <VencimientosList
          lista={lista}
          lapso={dia ? { desde: dia, hasta: dia } : mes}
          abogado={abogado}
          titulo={titulo}
        />
      </section>
    </div>
  )
}
