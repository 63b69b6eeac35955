import { abogadoEnDireccion, MESAS, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { AlarmasDeHoy } from './alarmas-de-hoy.tsx'
import { enlaceDeCartas, enlaceDeRiesgo } from './enlaces.ts'
import './hoy.css'
import { type Hoy, useGetHoyQuery } from './hoy-api.ts'
import { MiDia } from './mi-dia.tsx'
import { TarjetaDeNumeros } from './numeros-de-mesa.tsx'
import { SaldadasDeHoy } from './saldadas-de-hoy.tsx'

const HoyPorAbogado = later(
  async () => (await import('./hoy-por-abogado.tsx')).HoyPorAbogado,
  <ListSkeleton />,
)

const PuestaEnInicio = later(
  async () => (await import('../instalacion/puesta-en-inicio.tsx')).PuestaEnInicio,
  null,
)

const t = textos.hoy

export const HoyPanel = () => (
  <>
    {usePuede()('parametros.administrar') && <PuestaEnInicio />}
    <MiDia />
    <HoyCard />
  </>
)

const HoyCard = () => {
  const id = useId()
  const { currentData, error, isFetching, refetch } = useGetHoyQuery(
    {},
    { refetchOnMountOrArgChange: 60 },
  )
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <section className="card hoy" aria-labelledby={id}>
      <header className="hoy-cabecera">
        <h2 id={id}>{t.titulo}</h2>
        {currentData && <p>{formatDate(currentData.hoy)}</p>}
      </header>
      {failure && currentData === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : currentData === undefined ? (
        <ListSkeleton />
      ) : (
        <Numeros hoy={currentData} />
      )}
    </section>
  )
}

const Numeros = ({ hoy }: { readonly hoy: Hoy }) => {
  const veCartas = usePuede()('cartas.hacer')
  const { abogados, cartasSinAcuse, conveniosEnRiesgo } = hoy
  const deTodos = abogados.length > 0
  const deQuien = abogadoEnDireccion(usePrincipal(), '')
  const [porAbogado, setPorAbogado] = useState(false)
  const decir = (cual: 'cartasSinAcuse' | 'conveniosEnRiesgo', n: number) =>
    `${formatInteger(n)} ${t.numeros[cual][n === 1 ? 'uno' : 'varios']}`
  return (
    <>
      <div className="hoy-mesas">
        {MESAS.map((mesa) => (
          <div key={mesa} className="hoy-mesa">
            <h3>{t.titulosDeMesa[mesa]}</h3>
            <TarjetaDeNumeros mesa={mesa} numeros={hoy[mesa]} abogado={deQuien} />
            <AlarmasDeHoy mesa={mesa} numeros={hoy.alarmas[mesa]} abogado={deQuien} />
            <SaldadasDeHoy mesa={mesa} numeros={hoy.saldadas[mesa]} abogado={deQuien} />
          </div>
        ))}
      </div>
      <p className="hoy-otros">
        {veCartas && <Link to={enlaceDeCartas()}>{decir('cartasSinAcuse', cartasSinAcuse)}</Link>}
        {conveniosEnRiesgo !== null && (
          <Link to={enlaceDeRiesgo()}>{decir('conveniosEnRiesgo', conveniosEnRiesgo)}</Link>
        )}
      </p>
      {deTodos && (
        <details onToggle={(event) => setPorAbogado(event.currentTarget.open)}>
          <summary>{t.porAbogado}</summary>
          {porAbogado && <HoyPorAbogado abogados={abogados} />}
        </details>
      )}
    </>
  )
}
