import type { Column } from './column.ts'

/** Name of a column. When it is abbreviated on screen, the full name is shown on hover. */
export const ColumnName = ({ header, glosa }: Pick<Column<never>, 'header' | 'glosa'>) =>
  glosa === undefined ? header : <abbr title={glosa}>{header}</abbr>
