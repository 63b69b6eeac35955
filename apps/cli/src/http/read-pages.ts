const POR_PAGINA = 200

export const readAllPages = async <T>(
  read: (page: {
    readonly pagina: number
    readonly porPagina: number
  }) => Promise<{ readonly rows: readonly T[]; readonly total: number }>,
): Promise<T[]> => {
  const rows: T[] = []
  for (let pagina = 1; ; pagina += 1) {
    const page = await read({ pagina, porPagina: POR_PAGINA })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows
  }
}
