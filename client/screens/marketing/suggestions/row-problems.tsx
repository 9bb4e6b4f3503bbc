import type { ReactElement } from 'react';
import { InlineError } from '@store-admin/components';
import { ProblemDetail } from '../../../shared/plugins/problem-detail';
import type { MarketingWork } from '../use-marketing';

interface RowProblemsProps {
	readonly slug: string;
	readonly work: MarketingWork;
}

/** Why this extension was not installed or activated. */
export function RowProblems( { slug, work: { failure } }: RowProblemsProps ): ReactElement | null {
	return failure?.slug === slug ? (
		<>
			{ failure.problems.map( ( { text, detail } ) => (
				<div key={ text }>
					<InlineError message={ text } />
					<ProblemDetail detail={ detail } />
				</div>
			) ) }
		</>
	) : null;
}

/** What a button shows while this or another extension is installed. */
export function buttonState( slug: string, { busySlug }: MarketingWork ): { readonly isBusy: boolean; readonly isDisabled: boolean } {
	return { isBusy: busySlug === slug, isDisabled: busySlug !== undefined && busySlug !== slug };
}
