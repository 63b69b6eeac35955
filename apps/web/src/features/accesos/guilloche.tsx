interface Band {
  readonly radius: number
  readonly depth: number
  readonly petals: number
  /** Number of copies of the ring, a closed wavy line. Each copy is rotated a little more, so that the lines cross. */
  readonly copies: number
}

const BANDS: readonly Band[] = [
  { radius: 118, depth: 52, petals: 9, copies: 12 },
  { radius: 214, depth: 46, petals: 18, copies: 10 },
  { radius: 330, depth: 72, petals: 16, copies: 16 },
]

const STEPS_PER_PETAL = 28

const wave = ({ radius, depth, petals }: Band): string => {
  const steps = petals * STEPS_PER_PETAL
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const reach = radius + depth * Math.sin(petals * angle)
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const turnsOf = ({ petals, copies }: Band): number[] =>
  Array.from({ length: copies }, (_, copy) => ((360 / petals) * copy) / copies)

/** Decoration of the sign-in screen: rings of fine crossed lines, like those printed on security paper. */
export const Guilloche = () => (
  <svg className="guilloche" viewBox="-410 -410 820 820" aria-hidden="true" focusable="false">
    {BANDS.map((band) => (
      <g key={band.radius}>
        <path id={`wave-${band.radius}`} d={wave(band)} />
        {turnsOf(band)
          .slice(1)
          .map((turn) => (
            <use key={turn} href={`#wave-${band.radius}`} transform={`rotate(${turn})`} />
          ))}
      </g>
    ))}
  </svg>
)
