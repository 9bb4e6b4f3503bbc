import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import '../tokens.scss';
import './spinner.scss';

export interface SpinnerProps {
	readonly label?: string;
}

/** Shows that content is loading whose shape is not known yet. */
export function Spinner( { label }: SpinnerProps ): ReactElement {
	return (
		<span className="store-admin-spinner" role="status">
			<span className="screen-reader-text">{ label ?? __( 'Loading…', 'woocommerce' ) }</span>
		</span>
	);
}
