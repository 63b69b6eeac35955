import { ProgressBar } from 'primereact/progressbar'
import './prime.ts'

interface ProgressProps {
  readonly label: string
  readonly done: number
  /** 0 while the total is unknown; the bar then only shows activity. */
  readonly total: number
}

export const ProgressLine = ({ label, done, total }: ProgressProps) => {
  const known = total > 0
  return (
    <ProgressBar
      mode={known ? 'determinate' : 'indeterminate'}
      value={known ? Math.floor((done / total) * 100) : null}
      showValue={false}
      aria-label={label}
    />
  )
}
