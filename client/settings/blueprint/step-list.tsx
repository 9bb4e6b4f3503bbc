import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { StepSummary } from './step-words';

/** Longer lists of names are folded. */
const VISIBLE_NAMES = 3;

function Names( { names }: { readonly names: readonly string[] } ) {
	if ( names.length <= VISIBLE_NAMES ) {
		return <span className="store-admin-blueprint__quiet">{ names.join( ', ' ) }</span>;
	}
	return (
		<details>
			<summary>{ __( 'Show all', 'store-admin' ) }</summary>
			<ul className="store-admin-blueprint__names">
				{ names.map( ( name ) => (
					<li key={ name }>
						<code>{ name }</code>
					</li>
				) ) }
			</ul>
		</details>
	);
}

interface StepListProps {
	readonly label: string;
	readonly summary: readonly StepSummary[];
}

/** What a blueprint contains, one line for each kind. */
export function StepList( { label, summary }: StepListProps ): ReactElement {
	return (
		<ul className="store-admin-blueprint__summary" aria-label={ label }>
			{ summary.map( ( { kind, text, names } ) => (
				<li key={ kind }>
					<strong>{ text }</strong> <Names names={ names } />
					{ kind === 'other' && (
						<p className="store-admin-blueprint__quiet">
							{ __( 'This site may not know these steps; they fail then, and the others still run.', 'store-admin' ) }
						</p>
					) }
				</li>
			) ) }
		</ul>
	);
}

/** Sentence about a list that is too long to read: "3 of 12 steps". */
export function stepsText( done: number, all: number ): string {
	/* translators: 1: number of finished steps, 2: number of all steps. */
	return sprintf( __( '%1$d of %2$d steps', 'store-admin' ), done, all );
}
