import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

interface FailureCardProps {
	readonly headingLevel?: 'h1' | 'h2';
	readonly title: string;
	readonly message?: string;
	readonly error: unknown;
	/** Secondary actions beside "Reload Page". */
	readonly children?: ReactNode;
}

/** Says what failed, offers to reload, and has the technical details folded. It uses plain elements only, since our components may be what failed. */
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
