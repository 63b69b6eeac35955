import {
  type AccionDeActuacion,
  claseDe,
  decideAccionDeActuacion,
  interpolar,
  textos,
} from '@apremia/core'
import { usePrincipal } from '../../session/use-principal.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { Tag } from '../../ui/tag.tsx'
import { DatosList } from './datos-list.tsx'
import { type Documento, DocumentosList } from './documentos-list.tsx'
import { mostrarDatos } from './mostrar-dato.ts'
import type { ActuacionDeLinea } from './use-linea-de-tiempo.ts'
import { VersionesList } from './versiones-list.tsx'

const { linea, obs } = textos.actuaciones
const { editar } = textos.comunes

export type ActoSobreActuacion = 'editar' | 'eliminar' | Documento

interface ActuacionHechoProps {
  readonly actuacion: ActuacionDeLinea
  readonly onActo: (acto: ActoSobreActuacion, actuacion: ActuacionDeLinea) => void
}

export const ActuacionHecho = ({ actuacion, onActo }: ActuacionHechoProps) => {
  const principal = usePrincipal()
  const puede = usePuede()
  const { abogado, fecha, tipo_nombre, baja, versiones } = actuacion
  const vigente = actuacion.vigente === '1'
  const decide = (accion: AccionDeActuacion) =>
    decideAccionDeActuacion(principal, { abogado, vigente, eliminadaEl: null }, accion)
  const edicion = decide('editar')
  // Reason why the person may not edit this action on a case. For a guest there is no reason here, because a notice
  // above the list gives it. A deleted action shows the reason of its deletion instead.
  const impedimento =
    edicion.ok || !vigente || claseDe(principal) === 'invitado'
      ? undefined
      : edicion.motivos[0]?.mensaje
  const nombre = { tipo: tipo_nombre, fecha: formatDate(fecha) }
  return (
    <article className={vigente ? undefined : 'actu-baja'}>
      <header className="actu-cabecera">
        <time dateTime={fecha}>{formatDate(fecha)}</time>
        <strong>{tipo_nombre}</strong>
        <span className="actu-quien">
          {interpolar(linea.quien, { grupo: actuacion.gp_nombre, abogado })}
          {actuacion.anterior && ` · ${linea.anterior}`}
        </span>
        {!vigente && <Tag kind="error" icon="anular" text={linea.eliminada} />}
        {edicion.ok && (
          <div className="actions actu-acciones">
            <Button
              variant="ghost"
              icon="editar"
              aria-label={interpolar(linea.editar, nombre)}
              title={editar}
              onClick={() => onActo('editar', actuacion)}
            />
            <Button
              variant="ghost"
              icon="borrar"
              aria-label={interpolar(linea.eliminar, nombre)}
              onClick={() => onActo('eliminar', actuacion)}
            >
              {textos.comunes.eliminar}
            </Button>
          </div>
        )}
      </header>
      {impedimento !== undefined && <p className="actu-motivo">{impedimento}</p>}
      {baja && (
        <p className="actu-motivo">
          {interpolar(linea.baja, { ...baja, momento: formatInstant(baja.momento) })}
        </p>
      )}
      <DatosList datos={mostrarDatos(actuacion.tp_id, actuacion.dato)} />
      {actuacion.obs !== '' && (
        <p className="cell-lines">
          <span className="sr-only">{obs}: </span>
          {actuacion.obs}
        </p>
      )}
      <DocumentosList
        documentos={actuacion.documentos}
        onVer={
          decide('ver-documento').ok && puede('actuaciones.documento')
            ? (documento) => onActo(documento, actuacion)
            : undefined
        }
      />
      <VersionesList versiones={versiones} />
    </article>
  )
}
