import type { ListaDeBusqueda } from '@apremia/core'
import { ScreenTitle } from '../screen-title.tsx'
import { ConsultasNav } from './consultas-nav.tsx'
import { SearchResults, type SearchResultsProps } from './search-results.tsx'

/** A screen that is one search of the registry. */
export const SearchList = <L extends ListaDeBusqueda, Row>(props: SearchResultsProps<L, Row>) => (
  <div className="screen">
    <ScreenTitle text={props.title} />
    <div className="screen-head">
      <h1>{props.title}</h1>
      <ConsultasNav />
    </div>
    <div className="card">
      <SearchResults {...props} />
    </div>
  </div>
)
