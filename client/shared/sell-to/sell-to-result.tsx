import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SellToAnswer, SellToGap } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { plainText } from '../plain-text';

/** Countries that are named before the rest is behind a press. */
const NAMED = 5;
const SETTINGS = 'admin.php?page=wc-settings&tab=';

interface GapText {
	readonly title: string;
	readonly text: string;
	readonly action: string;
	readonly href: string;
}

function zoneText( name: string ): string {
	/* translators: %s: name of a shipping zone. */
	return sprintf( __( 'The shipping zone “%s” has no method, so customers there cannot order what is shipped.', 'store-admin' ), name );
}

function goodText( countries: number ): string {
	/* translators: %d: number of countries. */
	const text = _n(
		'Nothing is missing: customers in the %d country that you sell to can order.',
		'Nothing is missing: customers in all %d countries that you sell to can order.',
		countries,
		'store-admin'
	);
	return sprintf( text, countries );
}

function shippingText( { extent, zone }: SellToGap ): GapText {
	const name = zone && zone.id !== 0 ? plainText( zone.name ) : '';
	return {
		title: extent === 'all' ? __( 'No shipping method', 'store-admin' ) : __( 'No shipping method for some places', 'store-admin' ),
		text: name
			? zoneText( name )
			: __( 'No shipping zone with a method covers them, so customers there cannot order what is shipped.', 'store-admin' ),
		action: __( 'Add a shipping method', 'store-admin' ),
		href: `${ SETTINGS }shipping&zone_id=${ zone?.id ?? 0 }`,
	};
}

function textOf( gap: SellToGap ): GapText {
	switch ( gap.kind ) {
		case 'shipping':
			return shippingText( gap );
		case 'tax':
			return {
				title: gap.extent === 'all' ? __( 'No tax rate', 'store-admin' ) : __( 'Tax rates for some places only', 'store-admin' ),
				text:
					gap.extent === 'all'
						? __(
								'No standard rate fits, so no tax is charged. That may be right: it depends on the laws there.',
								'store-admin'
							)
						: __( 'The standard rates cover only a part, so customers elsewhere are charged no tax.', 'store-admin' ),
				action: __( 'Open the tax rates', 'store-admin' ),
				href: `${ SETTINGS }tax&section=standard`,
			};
		case 'payment':
			return {
				title: __( 'No payment method', 'store-admin' ),
				text: __( 'No payment method that is set up serves them, so customers there cannot pay.', 'store-admin' ),
				action: __( 'Set up payments', 'store-admin' ),
				href: `${ SETTINGS }checkout`,
			};
	}
}

function Countries( { names }: { readonly names: readonly string[] } ) {
	const first = names.slice( 0, NAMED ).join( ', ' );
	const rest = names.slice( NAMED );
	if ( rest.length === 0 ) {
		return <p className="store-admin-sell-to__countries">{ first }</p>;
	}
	/* translators: 1: names of countries. 2: number of further countries. */
	const more = _n( '%1$s and %2$d more', '%1$s and %2$d more', rest.length, 'store-admin' );
	return (
		<details className="store-admin-sell-to__countries">
			<summary>{ sprintf( more, first, rest.length ) }</summary>
			<p>{ rest.join( ', ' ) }</p>
		</details>
	);
}

function Gap( { gap, names }: { readonly gap: SellToGap; readonly names: readonly string[] } ) {
	const { title, text, action, href } = textOf( gap );
	return (
		<li className="store-admin-sell-to__gap">
			<strong>{ title }</strong>
			<Countries names={ names } />
			<p>{ text }</p>
			<Link href={ href }>{ action }</Link>
		</li>
	);
}

interface SellToResultProps {
	readonly answer: SellToAnswer;
}

/** The gaps, each with the link that closes it, or that there is none. */
export function SellToResult( { answer }: SellToResultProps ): ReactElement {
	const { countries, gaps, names } = answer;
	if ( countries === 0 ) {
		return (
			<p>
				{ __( 'Your store sells to no country.', 'store-admin' ) }{ ' ' }
				<Link href={ `${ SETTINGS }general` }>{ __( 'Choose selling locations', 'store-admin' ) }</Link>
			</p>
		);
	}
	if ( gaps.length === 0 ) {
		return <p className="store-admin-sell-to__good">{ goodText( countries ) }</p>;
	}
	const nameOf = ( code: string ) => plainText( names[ code ] ?? code );
	return (
		<ul className="store-admin-sell-to__gaps">
			{ gaps.map( ( gap ) => (
				<Gap key={ `${ gap.kind } ${ gap.extent } ${ gap.zone?.id ?? '' }` } gap={ gap } names={ gap.countries.map( nameOf ) } />
			) ) }
		</ul>
	);
}
