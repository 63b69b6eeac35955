import { eligeAbogado, type GrupoDeMiDia, interpolar, MESAS, textos } from '@apremia/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { later } from '../../ui/later.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { Grabacion } from '../actuaciones/grabacion.ts'
import { AvisosPorCorreoButton } from '../correo/avisos-por-correo-button.tsx'
import { enlaceDeVencimiento } from './enlaces.ts'
import { GrupoDeMiDiaSection, idDeGrupo } from './grupo-de-mi-dia.tsx'
import './hoy.css'
import { type CasoDelDia, type DiaDeTrabajo, useGetMiDiaQuery } from './hoy-api.ts'
import './mi-dia.css'

const CifraDelDia = later(async () => (await import('./cifra-del-dia.tsx')).CifraDelDia, null)
const MiDiaPorAbogado = later(
  async () => (await import('./mi-dia-por-abogado.tsx')).MiDiaPorAbogado,
  <ListSkeleton />,
)
const RespaldoDelDia = later(
  async () => (await import('./respaldo-del-dia.tsx')).RespaldoDelDia,
  null,
)
const PasoDialog = later(async () => (await import('./paso-dialog.tsx')).PasoDialog)
const TrasGrabar = later(
  async () => (await import('../actuaciones/tras-grabar.tsx')).TrasGrabar,
  null,
)

const t = textos.hoy.miDia

export const MiDia = () => {
  const id = useId()
  const [params] = useSearchParams()
  const principal = usePrincipal()
  const elige = eligeAbogado(principal)
  const abogado = elige ? (params.get('abogado') ?? '') : ''
  const { currentData, error, isFetching, refetch } = useGetMiDiaQuery(
    { query: { abogado } },
    { refetchOnMountOrArgChange: 60 },
  )
  const failure = isFetching ? undefined : failureOf(error)
  const deTodos = elige && abogado === ''
  const nombre = currentData?.abogados.find((uno) => uno.abogado === abogado)?.nombre
  const titulo = deTodos
    ? t.tituloDeTodos
    : elige
      ? interpolar(t.tituloDe, { abogado: nombre ? `${nombre} (${abogado})` : abogado })
      : t.titulo
  return (
    <section className="card hoy" aria-labelledby={id}>
      <header className="hoy-cabecera">
        <h2 id={id}>{titulo}</h2>
        {currentData && <p>{formatDate(currentData.hoy)}</p>}
        {elige && !deTodos && <Link to="/home">{t.deTodos}</Link>}
        <AvisosPorCorreoButton />
      </header>
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {currentData === undefined ? (
        failure === undefined && <ListSkeleton />
      ) : deTodos ? (
        <MiDiaPorAbogado abogados={currentData.abogados} />
      ) : (
        <Grupos dia={currentData} abogado={abogado} />
      )}
      {currentData?.respaldo && <RespaldoDelDia {...currentData.respaldo} />}
    </section>
  )
}

interface GruposProps {
  readonly dia: DiaDeTrabajo
  readonly abogado: string
}

const Grupos = ({ dia, abogado }: GruposProps) => {
  const { abogado: codigo } = usePrincipal()
  const esPropio = abogado === '' || abogado === codigo
  const seEvalua = usePuede()('evaluaciones.propia') && esPropio
  const { hash } = useLocation()
  const [paso, setPaso] = useState<CasoDelDia>()
  const [grabacion, setGrabacion] = useState<Grabacion>()
  const conFilas = dia.grupos.filter(({ total }) => total > 0)
  const nombrado = dia.grupos.some(({ grupo }) => hash === `#${idDeGrupo(grupo)}`)
  // The URL may name a group of cases in its fragment (after '#'), as the links of the table of lawyers do. That group
  // then takes the focus, unless a dialog is open.
  useEffect(() => {
    if (nombrado && !document.activeElement?.closest('[aria-modal]'))
      document.getElementById(hash.slice(1))?.focus()
  }, [hash, nombrado])
  return (
    <>
      {seEvalua && <CifraDelDia />}
      {grabacion && <TrasGrabar key={grabacion.lote?.id} {...grabacion} />}
      <Resumen conFilas={conFilas} abogado={abogado} />
      {conFilas.length > 1 && (
        <nav aria-label={t.indice} className="hoy-otros">
          {conFilas.map(({ grupo, total }) => (
            <IrAGrupo key={grupo} grupo={grupo}>
              {`${t.grupos[grupo]}: ${formatInteger(total)}`}
            </IrAGrupo>
          ))}
        </nav>
      )}
      {conFilas.map((grupo) => (
        <GrupoDeMiDiaSection
          key={grupo.grupo}
          {...grupo}
          {...{ abogado, hoy: dia.hoy }}
          onPaso={setPaso}
        />
      ))}
      {paso && (
        <PasoDialog
          caso={paso}
          onClose={() => setPaso(undefined)}
          onSaved={(hecha) => {
            setPaso(undefined)
            setGrabacion(hecha)
          }}
        />
      )}
    </>
  )
}

interface ResumenProps {
  readonly conFilas: DiaDeTrabajo['grupos']
  readonly abogado: string
}

const Resumen = ({ conFilas: [primero], abogado }: ResumenProps) => {
  if (primero?.grupo === 'venceHoy') return null
  if (primero === undefined)
    return (
      <div className="hoy-otros">
        <p>
          {t.nadaHoy} {t.nadaMas}
        </p>
        {MESAS.map((mesa) => (
          <Link key={mesa} to={enlaceDeVencimiento(mesa, 'proximos', abogado)}>
            {t.verEn[mesa]}
          </Link>
        ))}
      </div>
    )
  return (
    <p>
      {t.nadaHoy}{' '}
      <IrAGrupo grupo={primero.grupo}>
        {interpolar(t.siguiente, {
          grupo: t.grupos[primero.grupo],
          n: formatInteger(primero.total),
        })}
      </IrAGrupo>
    </p>
  )
}

interface IrAGrupoProps {
  readonly grupo: GrupoDeMiDia
  readonly children: ReactNode
}

const IrAGrupo = ({ grupo, children }: IrAGrupoProps) => (
  <a
    href={`#${idDeGrupo(grupo)}`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(idDeGrupo(grupo))?.focus()
    }}
  >
    {children}
  </a>
)
