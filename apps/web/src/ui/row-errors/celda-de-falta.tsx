import type { ErrorDeFila } from '@apremia/core'

/** Names the column of a wrong cell, with the value of the cell. An error of the whole sheet names no column. */
export const CeldaDeFalta = ({
  fila,
  columna,
  valor,
}: Pick<ErrorDeFila, 'fila' | 'columna' | 'valor'>) => (
  <>
    {(columna !== '' || fila > 0) && <strong>{columna || 'Toda la fila'}</strong>}{' '}
    {(columna !== '' || valor !== '') && <code>{valor || '(vacío)'}</code>}
  </>
)
