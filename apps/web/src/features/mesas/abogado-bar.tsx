import { debeElegirAbogado, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Button } from '../../ui/button.tsx'
import { AbogadoDialog } from './abogado-dialog.tsx'
import type { Vista } from './use-vista.ts'

const t = textos.mesasPantalla

/** Whose desk it is, for who chooses; a guest starts with that of all (D10). */
export const AbogadoBar = ({ abogado, choose }: Pick<Vista, 'abogado' | 'choose'>) => {
  const principal = usePrincipal()
  const [abierto, setAbierto] = useState(false)
  const { data } = useListAbogadosParaElegirQuery({})
  const nombre = data?.find(({ codexterno }) => codexterno === abogado)?.nombre_completo
  return (
    <div className="mesa-abogado">
      <p>
        {abogado === ''
          ? t.todosLosAbogados
          : interpolar(t.abogadoElegido, {
              abogado: nombre === undefined ? abogado : `${nombre} (${abogado})`,
            })}
      </p>
      <Button variant="ghost" icon="abogados" onClick={() => setAbierto(true)}>
        {t.cambiarAbogado}
      </Button>
      {abierto && (
        <AbogadoDialog
          abogado={abogado}
          opcional={!debeElegirAbogado(principal)}
          onCancel={() => setAbierto(false)}
          onChoose={(otro) => {
            setAbierto(false)
            choose(otro)
          }}
        />
      )}
    </div>
  )
}
