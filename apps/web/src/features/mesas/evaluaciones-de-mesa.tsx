import { debeElegirAbogado, interpolar, puedeVerEvaluaciones, textos } from '@apremia/core'
import { useState } from 'react'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'

const EvaluacionesDialog = later(
  async () =>
    (await import('../../panels/evaluaciones/evaluaciones-dialog.tsx')).EvaluacionesDialog,
)
const MaximosDialog = later(
  async () => (await import('../../panels/evaluaciones/maximos-dialog.tsx')).MaximosDialog,
)

const { acciones, maximos } = textos.evaluaciones

/**
 * Evaluations of the lawyer whose list of cases (desk) is open. The list of every lawyer shows none, because an
 * evaluation is about a single lawyer.
 */
export const EvaluacionesDeMesa = ({ abogado }: { readonly abogado: string }) => {
  const principal = usePrincipal()
  const codigo = abogado || (debeElegirAbogado(principal) ? '' : principal.abogado)
  const [abierto, setAbierto] = useState<'evaluaciones' | 'maximos'>()
  const { data } = useListAbogadosParaElegirQuery({})
  if (codigo === '' || !puedeVerEvaluaciones(principal, codigo)) return null
  const nombre = data?.find(({ codexterno }) => codexterno === codigo)?.nombre_completo ?? codigo
  const close = () => setAbierto(undefined)
  const verEvaluaciones = interpolar(acciones.evaluaciones, { nombre })
  return (
    <div className="actions mesa-evaluaciones">
      <Button
        variant="ghost"
        icon="scoring"
        aria-label={verEvaluaciones}
        title={verEvaluaciones}
        onClick={() => setAbierto('evaluaciones')}
      />
      <Button
        variant="ghost"
        icon="configuracion"
        aria-label={maximos.titulo}
        title={maximos.titulo}
        onClick={() => setAbierto('maximos')}
      />

      {abierto === 'evaluaciones' && (
        <EvaluacionesDialog codigo={codigo} nombre={nombre} onClose={close} />
      )}
      {abierto === 'maximos' && <MaximosDialog onClose={close} />}
    </div>
  )
}
