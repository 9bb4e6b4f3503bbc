import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { createInterpolateElement } from '@wordpress/element';
import { FigureTile } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { Amount } from '../../../shared/amount';
import type { Figure } from './figure';

/** Names the period of the previous figure, so that a part of a day is not mistaken for a whole day. */
function previousText( { period, basis }: Figure ): string {
	const isSameTime = basis === 'same-time';
	switch ( period ) {
		case 'today':
			return isSameTime
				? /* translators: <figure/>: a figure. */ __( 'Same time yesterday: <figure/>', 'store-admin' )
				: /* translators: <figure/>: a figure. */ __( 'All of yesterday: <figure/>', 'store-admin' );
		case 'week':
			return isSameTime
				? /* translators: <figure/>: a figure. */ __( 'Same time last week: <figure/>', 'store-admin' )
				: /* translators: <figure/>: a figure. */ __( 'Same days last week: <figure/>', 'store-admin' );
		case 'month':
			if ( basis === 'all' ) {
				/* translators: <figure/>: a figure. */
				return __( 'All of last month: <figure/>', 'store-admin' );
			}
			return isSameTime
				? /* translators: <figure/>: a figure. */ __( 'Same time last month: <figure/>', 'store-admin' )
				: /* translators: <figure/>: a figure. */ __( 'Same days last month: <figure/>', 'store-admin' );
	}
}

interface StatTileProps {
	readonly figure: Figure;
}

/** One figure, with a link to its report. */
export function StatTile( { figure }: StatTileProps ): ReactElement {
	const { label, value, previous, delta, href } = figure;
	return (
		<FigureTile
			label={ label }
			value={ value && <Amount>{ value }</Amount> }
			delta={ delta }
			previous={ previous && createInterpolateElement( previousText( figure ), { figure: <Amount>{ previous }</Amount> } ) }
			href={ href }
			linkAs={ Link }
		/>
	);
}
