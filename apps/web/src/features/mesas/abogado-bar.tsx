import { interpolar, MESA_DE_TODOS, textos } from '@apremia/core'
import { useState } from 'react'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { AbogadoDialog } from './abogado-dialog.tsx'
import type { Vista } from './use-vista.ts'

const ReasignarDialog = later(async () => (await import('./reasignar-dialog.tsx')).ReasignarDialog)

const t = textos.mesasPantalla

/**
 * Bar that names the lawyer whose work list is open. Only people who may choose a lawyer see the bar. A guest starts
 * with the work list of every lawyer (D10).
 */
export const AbogadoBar = ({ abogado, choose }: Pick<Vista, 'abogado' | 'choose'>) => {
  const [abierto, setAbierto] = useState(false)
  const reasigna = usePuede()('casos.reasignar')
  const [reasignando, setReasignando] = useState(false)
  const { data } = useListAbogadosParaElegirQuery({})
  const nombre = data?.find(({ codexterno }) => codexterno === abogado)?.nombre_completo
  return (
    <div className="mesa-abogado">
      <p title={nombre}>
        {abogado === ''
          ? t.todosLosAbogados
          : interpolar(t.abogadoElegido, {
              abogado: nombre === undefined ? abogado : `${nombre} (${abogado})`,
            })}
      </p>
      <Button variant="ghost" icon="editar" onClick={() => setAbierto(true)}>
        {t.cambiarAbogado}
      </Button>
      {reasigna && abogado !== '' && (
        <Button variant="ghost" icon="abogados" onClick={() => setReasignando(true)}>
          {t.reasignar.abrirTodos}
        </Button>
      )}
      {reasignando && (
        <ReasignarDialog
          origen={abogado}
          casos={[]}
          onClose={() => setReasignando(false)}
          onDone={() => setReasignando(false)}
        />
      )}
      {abierto && (
        <AbogadoDialog
          abogado={abogado || MESA_DE_TODOS}
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
