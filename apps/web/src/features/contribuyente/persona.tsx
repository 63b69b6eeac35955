import { interpolar, textos } from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { BuscarContribuyentes } from './buscar-contribuyentes.tsx'
import { CabeceraDeContribuyente } from './cabecera-de-contribuyente.tsx'
import './contribuyente.css'
import { useGetPaginaDeContribuyenteQuery } from './contribuyente-api.ts'
import { ImponiblesDeLaPersona } from './imponibles-de-la-persona.tsx'
import { SinNombre } from './sin-nombre.tsx'
import { UltimosActos } from './ultimos-actos.tsx'

const t = textos.paginaDeContribuyente

export interface PersonaProps {
  readonly numero: number
  readonly pagina: number
  readonly onPagina: (pagina: number, options?: { readonly replace: boolean }) => void
}

export const Persona = ({ numero, pagina, onPagina }: PersonaProps) => {
  const { data, currentData, error, isFetching, fulfilledTimeStamp, refetch } =
    useGetPaginaDeContribuyenteQuery({ query: { numero, pagina } })
  const failure = isFetching ? undefined : failureOf(error)
  if (data === undefined || (failure && failure.status !== undefined && failure.status < 500))
    return (
      <>
        <SinNombre numero={numero} />
        {failure?.status === 404 ? (
          <div className="card">
            <p>{t.noExiste}</p>
            <BuscarContribuyentes />
          </div>
        ) : failure ? (
          <LoadFailure failure={failure} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </>
    )
  return (
    <>
      <ScreenTitle text={interpolar(t.titulo, { nombre: data.APYNOM })} />
      <CabeceraDeContribuyente persona={data} />
      <ImponiblesDeLaPersona
        source={{ data, currentData, error: failure, isFetching, fulfilledTimeStamp, refetch }}
        pagina={pagina}
        onPagina={onPagina}
      />
      <UltimosActos persona={data} />
    </>
  )
}
