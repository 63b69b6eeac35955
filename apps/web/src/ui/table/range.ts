/** Rows from one to another, both included, in the order of the table. */
export const rangeOf = (one: number, other: number): number[] => {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step)
}

/** Decides the rows that a range takes in and leaves out when its end moves. The anchor stays. */
export const moveRange = (
  anchor: number,
  from: number,
  to: number,
): { readonly inside: readonly number[]; readonly outside: readonly number[] } => {
  const inside = rangeOf(anchor, to)
  return { inside, outside: rangeOf(anchor, from).filter((row) => !inside.includes(row)) }
}
