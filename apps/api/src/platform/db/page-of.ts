import type { Pagina } from '../http/pagina.ts'

interface Ordered<R> {
  limit(rows: number): { offset(rows: number): PromiseLike<R[]> }
}

export const pageOf = async <R>(
  query: Ordered<R>,
  total: PromiseLike<number>,
  { pagina, porPagina }: Pagina,
): Promise<{ rows: R[]; total: number }> => {
  const [rows, count] = await Promise.all([
    query.limit(porPagina).offset((pagina - 1) * porPagina),
    total,
  ])
  return { rows, total: count }
}

export const totalOf = async (
  query: PromiseLike<readonly { readonly total: number }[]>,
): Promise<number> => (await query)[0]?.total ?? 0
