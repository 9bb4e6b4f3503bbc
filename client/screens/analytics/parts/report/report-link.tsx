import type { ReactElement, ReactNode } from 'react';
import { getNewPath, getPersistedQuery, Link, type Query } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';

interface ReportLinkProps {
	/** Name of the report, for example `orders`. */
	readonly report: string;
	/** Filter of that report. */
	readonly filter: QueryInput;
	/** Query of this report. Its range is kept. */
	readonly query: Query;
	readonly children: ReactNode;
}

/** A link from a row to another report, or to the same one with a filter. */
export function ReportLink( { report, filter, query, children }: ReportLinkProps ): ReactElement {
	return <Link href={ getNewPath( filter, `/analytics/${ report }`, getPersistedQuery( query ) ) }>{ children }</Link>;
}
