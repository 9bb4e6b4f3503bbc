import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { createInterpolateElement } from '@wordpress/element';
import { Icon, arrowDown, arrowUp } from '@wordpress/icons';
import { Link } from '@store-admin/navigation';
import { Amount } from '../../../shared/amount';
import type { Delta } from './delta';
import type { Figure } from './figure';

function deltaText( delta: Delta ): string {
	switch ( delta.kind ) {
		case 'up':
			/* translators: %d: percentage. */
			return sprintf( __( 'up %d%%', 'store-admin' ), delta.percent );
		case 'down':
			/* translators: %d: percentage. */
			return sprintf( __( 'down %d%%', 'store-admin' ), delta.percent );
		case 'new':
			return __( 'new', 'store-admin' );
		case 'same':
			return __( 'no change', 'store-admin' );
	}
}

function deltaSign( delta: Delta ): string {
	switch ( delta.kind ) {
		case 'up':
		case 'down':
			/* translators: %d: percentage. */
			return sprintf( __( '%d%%', 'store-admin' ), delta.percent );
		case 'new':
			return __( 'New', 'store-admin' );
		case 'same':
			return __( '0%', 'store-admin' );
	}
}

function DeltaMark( { delta }: { readonly delta: Delta } ) {
	return (
		<span className={ `store-admin-figure__delta is-${ delta.kind }` }>
			<span aria-hidden="true">
				{ delta.kind === 'up' && <Icon icon={ arrowUp } size={ 16 } /> }
				{ delta.kind === 'down' && <Icon icon={ arrowDown } size={ 16 } /> }
				{ deltaSign( delta ) }
			</span>
			<span className="screen-reader-text">{ deltaText( delta ) }</span>
		</span>
	);
}

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

interface FigureTileProps {
	readonly figure: Figure;
}

/** One figure, with a link to its report. */
export function FigureTile( { figure }: FigureTileProps ): ReactElement {
	return (
		<li className="store-admin-figure">
			<Link className="store-admin-figure__link" href={ figure.href }>
				<span className="store-admin-figure__label">{ figure.label }</span>
				<span className="store-admin-figure__row">
					<Amount className="store-admin-figure__value">{ figure.value || __( 'N/A', 'woocommerce' ) }</Amount>
					{ figure.delta && <DeltaMark delta={ figure.delta } /> }
				</span>
				{ figure.previous && (
					<span className="store-admin-figure__previous">
						{ createInterpolateElement( previousText( figure ), { figure: <Amount>{ figure.previous }</Amount> } ) }
					</span>
				) }
			</Link>
		</li>
	);
}
