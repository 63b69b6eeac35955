import { CAMPOS_DE_ABOGADO, camposEditables, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useGetAbogadoPropioQuery, useGetTitulosDeAbogadoQuery } from './abogados-api.ts'
import { nombreDe } from './ficha.ts'
import { FichaDatos } from './ficha-datos.tsx'
import { FichaEditor } from './ficha-editor.tsx'
import { type EdicionDeFicha, GuardadoAlert } from './guardado-alert.tsx'

const abogados = textos.abogados

/** Page with the signed-in lawyer's own data. The lawyer can edit only the contact data (D23). */
export const MisDatos = () => {
  const propio = useGetAbogadoPropioQuery({}, { refetchOnMountOrArgChange: true })
  const titulos = useGetTitulosDeAbogadoQuery({})
  const [edicion, setEdicion] = useState<EdicionDeFicha>()
  const usuario = useUsuario()
  const editables = usuario ? camposEditables(usuario.abogado, usuario) : []
  // Fields that the signed-in lawyer cannot edit. The page shows them as text. The list is empty for an admin, who can
  // edit every field.
  const ajenos = editables.includes('apellido')
    ? []
    : CAMPOS_DE_ABOGADO.filter((campo) => campo !== 'baja' && !editables.includes(campo))
  const failure = failureOf(propio.error ?? titulos.error)
  const retry = () => {
    if (propio.error) void propio.refetch()
    if (titulos.error) void titulos.refetch()
  }
  return (
    <Card
      title={propio.data ? `${nombreDe(propio.data)} (${propio.data.codexterno})` : abogados.ficha}
    >
      <p className="card-lead">{abogados.leyendaMisDatos}</p>
      {edicion && (
        <GuardadoAlert
          key={edicion.abogado.version}
          edicion={edicion}
          title={abogados.editado.titulo}
          text={abogados.editado.texto}
          onClose={() => setEdicion(undefined)}
        />
      )}
      {failure && <FailureAlert failure={failure} onRetry={retry} />}
      {!failure && !(propio.data && titulos.data) && <ListSkeleton />}
      {propio.data && titulos.data && (
        <>
          {ajenos.length > 0 && <FichaDatos abogado={propio.data} campos={ajenos} />}
          <FichaEditor abogado={propio.data} titulos={titulos.data} onSaved={setEdicion} />
        </>
      )}
    </Card>
  )
}
