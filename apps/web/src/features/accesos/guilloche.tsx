/** One closed curve of a guilloche rosette: the lines that security paper is printed with. */
const curve = (radius: number, depth: number, petals: number, phase: number): string => {
  const steps = petals * 14
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const reach = radius + depth * Math.cos(petals * angle + phase)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const CURVES = Array.from({ length: 18 }, (_, n) =>
  curve(120 + n * 14, 46 - n, 12 + (n % 3), (n * Math.PI) / 9),
)

/** Decoration of the cover: the fine lines of an official document. */
export const Guilloche = () => (
  <svg className="guilloche" viewBox="-400 -400 800 800" aria-hidden="true" focusable="false">
    {CURVES.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
)
