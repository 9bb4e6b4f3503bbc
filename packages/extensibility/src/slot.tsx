import type { ReactElement, ReactNode } from 'react';
import { getHostGlobals } from '@store-admin/settings';
import { FillPart, firstElement } from './fill-part';
import { Guard } from './guard';

interface HostSlotProps {
	readonly name: string;
	readonly fillProps?: Readonly< Record< string, unknown > >;
	readonly children?: ( fills: readonly ReactNode[] ) => ReactNode;
}

interface SlotProps {
	/** Exact public name, for example `woocommerce_header_item`. */
	readonly name: string;
	/** Props passed to each fill; their names and types are public. */
	readonly fillProps?: Readonly< Record< string, unknown > >;
	/** Shown when no fill is registered. */
	readonly fallback?: ReactNode;
	/** Arranges the fills, which are sorted by their `order`. Without it they are rendered one after the other. */
	readonly children?: ( fills: readonly ReactNode[] ) => ReactNode;
}

const NO_PROPS = {};

/**
 * A place for fills of extensions. Each fill has its own guard, so that one that throws or never finishes loading
 * affects only itself. Renders only the fallback when the page has no `wp-components`.
 */
export function Slot( { name, fillProps = NO_PROPS, fallback, children }: SlotProps ): ReactElement {
	const HostSlot = getHostGlobals().components?.getComponent< HostSlotProps >( 'Slot' );
	if ( ! HostSlot ) {
		return <>{ fallback }</>;
	}
	return (
		<Guard name={ `slot ${ name }` } fallback={ fallback }>
			<HostSlot name={ name } fillProps={ fillProps }>
				{ ( fills ) => {
					if ( fills.length === 0 ) {
						return fallback;
					}
					const keyOf = createKeys();
					const safe = inOrder( fills ).map( ( fill ) => <FillPart key={ keyOf( fill ) } slot={ name } fill={ fill } /> );
					return children ? children( safe ) : safe;
				} }
			</HostSlot>
		</Guard>
	);
}

/** Sorts fills by their prop `order` (1 by default). Fills with the same order keep the order of registration. */
function inOrder( fills: readonly ReactNode[] ): readonly ReactNode[] {
	return [ ...fills ].sort( ( one, other ) => orderOf( one ) - orderOf( other ) );
}

function orderOf( fill: ReactNode ): number {
	const order = Number( firstElement( fill )?.props.order ?? 1 );
	return Number.isNaN( order ) ? 1 : order;
}

const ids = new WeakMap< object, number >();
let lastId = 0;

/**
 * Makes keys from the component that a fill renders, not from its index. Otherwise the failure of a removed fill would
 * pass on to the next one.
 */
function createKeys(): ( fill: ReactNode ) => string {
	const seen = new Map< string, number >();
	return ( fill ) => {
		const type = idOf( firstElement( fill )?.type );
		const nth = ( seen.get( type ) ?? 0 ) + 1;
		seen.set( type, nth );
		return `${ type } ${ nth }`;
	};
}

function idOf( type: ReactElement[ 'type' ] | undefined ): string {
	// The types of memo(), lazy() and similar elements are objects.
	const identity: unknown = type;
	if ( ( typeof identity !== 'object' && typeof identity !== 'function' ) || identity === null ) {
		return String( identity );
	}
	const id = ids.get( identity ) ?? ++lastId;
	ids.set( identity, id );
	return String( id );
}
