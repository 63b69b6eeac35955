import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useMirado } from '../../panels/trabajos/use-mirado.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { personaDe } from './cargas-columns.tsx'
import { isCambio } from './cuentas.ts'
import { DeshacerCarga } from './deshacer-carga.tsx'
import { EnCurso, Falla } from './en-curso.tsx'
import { EstadoTag } from './estado-tag.tsx'
import { type CargaDePaquete, useGetPaqueteQuery } from './paquetes-api.ts'
import { PorCargar } from './por-cargar.tsx'
import { Revision } from './revision.tsx'
import type { OnEmpezada } from './use-envio-de-paquete.ts'

const t = textos.datosDelMunicipio

const describeEquivalencias = ({
  de,
  archivos,
}: NonNullable<CargaDePaquete['equivalencias']>): string =>
  `${t.equivalencias[de]} (${archivos.map((uno) => interpolar(t.equivalencias.una, uno)).join(', ')})`

const Datos = ({ carga }: { readonly carga: CargaDePaquete }) => {
  const { estado, creada, aplicada, deshecha, liquidadoAl, equivalencias } = carga
  const datos: readonly (readonly [string, ReactNode])[] = [
    [t.columnas.estado, <EstadoTag key="estado" estado={estado} />],
    [t.columnas.persona, personaDe(carga)],
    [t.columnas.fecha, formatInstant(creada)],
    ...(aplicada === null ? [] : [[t.aplicada, formatInstant(aplicada)] as const]),
    ...(deshecha === null ? [] : [[t.deshecha, formatInstant(deshecha)] as const]),
    ...(liquidadoAl === null ? [] : [[t.columnas.liquidadoAl, formatDate(liquidadoAl)] as const]),
    ...(equivalencias === null
      ? []
      : [[t.equivalencias.titulo, describeEquivalencias(equivalencias)] as const]),
  ]
  return (
    <dl className="facts">
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}

const tituloDe = ({ id: n, archivo, simulacion }: CargaDePaquete): string =>
  simulacion ? interpolar(t.prueba, { archivo }) : interpolar(t.carga, { n, archivo })

interface CargaDialogProps {
  readonly id: number
  readonly onEmpezada: OnEmpezada
  readonly onClose: () => void
}

interface DesenlaceProps extends Pick<CargaDialogProps, 'onEmpezada'> {
  readonly carga: CargaDePaquete
  /** Id of the job that undoes the load of data, or undefined when no person asked to undo it. */
  readonly vuelta: string | undefined
  readonly onVuelta: (trabajo: string) => void
  readonly onActualizar: () => void
}

const Desenlace = (props: DesenlaceProps) => {
  const { carga, vuelta, onEmpezada, onVuelta, onActualizar } = props
  const { estado, simulacion, trabajo, motivos } = carga
  if (estado === 'leyendo')
    return trabajo === null ? (
      <ListSkeleton />
    ) : (
      <EnCurso {...{ trabajo, onActualizar }} title={simulacion ? t.curso.prueba : t.curso.carga} />
    )
  if (simulacion && (estado === 'probada' || estado === 'rechazada'))
    return <PorCargar {...{ carga, onEmpezada }} />
  if (estado === 'aplicada' && vuelta !== undefined)
    return <EnCurso trabajo={vuelta} title={t.deshacer.curso} onActualizar={onActualizar} />
  if (estado === 'aplicada')
    return (
      <>
        <Alert kind="exito" title={t.fin.aplicada}>
          {!isCambio(carga) && <p>{t.fin.iguales}</p>}
        </Alert>
        {isCambio(carga) && <DeshacerCarga carga={carga} onEmpezado={onVuelta} />}
      </>
    )
  if (estado === 'deshecha') return <Alert kind="info" title={t.deshacer.fin} />
  if (estado === 'cancelada') return <Alert kind="aviso" title={t.fin.cancelada} />
  if (estado === 'fallida')
    return (
      <Alert kind="error" title={t.fin.fallida}>
        {trabajo !== null && <Falla trabajo={trabajo} />}
      </Alert>
    )
  return (
    <Alert kind="aviso" title={t.fin.rechazada}>
      {motivos.map((motivo) => (
        <p key={motivo}>{motivo}</p>
      ))}
    </Alert>
  )
}

export const CargaDialog = ({ id, onEmpezada, onClose }: CargaDialogProps) => {
  const {
    data: carga,
    error: problem,
    refetch,
  } = useGetPaqueteQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const [vuelta, setVuelta] = useState<string>()
  useMirado(carga?.trabajo)
  useMirado(vuelta)
  const error = failureOf(problem)
  const title = carga && tituloDe(carga)
  return (
    <Dialog
      title={title ?? t.titulo}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
    >
      <div className="stack">
        {error && <FailureAlert failure={error} onRetry={() => void refetch()} />}
        {!carga && !error && <ListSkeleton />}
        {carga && (
          <>
            <Datos carga={carga} />
            <Desenlace
              {...{ carga, vuelta, onEmpezada }}
              onVuelta={setVuelta}
              onActualizar={() => void refetch()}
            />
            {carga.archivos.length > 0 && <Revision carga={carga} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
