import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

interface FailureCardProps {
	readonly headingLevel?: 'h1' | 'h2';
	readonly title: string;
	readonly message?: string;
	readonly error: unknown;
	/** Quiet things to do beside "Reload Page". */
	readonly children?: ReactNode;
}

/** What broke, a way on, and the details folded away. Plain elements only: it must work when everything else does not. */
export function FailureCard( { headingLevel: Heading = 'h2', title, message, error, children }: FailureCardProps ): ReactElement {
	return (
		<section className="store-admin-failure" role="alert">
			<Heading className="store-admin-failure__title">{ title }</Heading>
			{ message && <p>{ message }</p> }
			<p className="store-admin-failure__actions">
				<button type="button" className="button button-primary" onClick={ () => window.location.reload() }>
					{ __( 'Reload Page', 'woocommerce' ) }
				</button>
				{ children }
			</p>
			<details className="store-admin-failure__details">
				<summary>{ __( 'Click for error details', 'woocommerce' ) }</summary>
				<pre>{ detailsOf( error ) }</pre>
			</details>
		</section>
	);
}

function detailsOf( error: unknown ): string {
	return error instanceof Error ? ( error.stack ?? `${ error.name }: ${ error.message }` ) : String( error );
}
