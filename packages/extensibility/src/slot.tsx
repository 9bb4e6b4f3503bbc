import { isValidElement, Suspense, type ReactElement, type ReactNode } from 'react';
import { getHostGlobals } from '@store-admin/settings';
import { Guard } from './guard';

interface HostSlotProps {
	readonly name: string;
	readonly fillProps?: Readonly< Record< string, unknown > >;
	readonly children?: ( fills: readonly ReactNode[] ) => ReactNode;
}

interface SlotProps {
	/** Exact public name, for example `woocommerce_header_item`. */
	readonly name: string;
	/** What each fill gets; names and types are public. */
	readonly fillProps?: Readonly< Record< string, unknown > >;
	/** Shows when nothing fills the slot. */
	readonly fallback?: ReactNode;
	/** Arranges the fills, which come sorted by their `order`; they stand in a row when left out. */
	readonly children?: ( fills: readonly ReactNode[] ) => ReactNode;
}

const NO_PROPS = {};

/**
 * A place that extensions fill. Each fill stands behind a guard of its own, so that one that throws or never finishes
 * loading costs only itself. Costs nothing when the page has no `wp-components`.
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
					const safe = inOrder( fills ).map( ( fill, index ) => (
						<Guard key={ index } name={ `fill of slot ${ name }` }>
							<Suspense fallback={ null }>{ fill }</Suspense>
						</Guard>
					) );
					return children ? children( safe ) : safe;
				} }
			</HostSlot>
		</Guard>
	);
}

/** Fills say their place by a prop `order` (1 when absent); equal ones keep the order of registration. */
function inOrder( fills: readonly ReactNode[] ): readonly ReactNode[] {
	return [ ...fills ].sort( ( one, other ) => orderOf( one ) - orderOf( other ) );
}

function orderOf( fill: ReactNode ): number {
	const first: unknown = Array.isArray( fill ) ? fill[ 0 ] : fill;
	const order = isValidElement< { readonly order?: unknown } >( first ) ? Number( first.props.order ?? 1 ) : 1;
	return Number.isNaN( order ) ? 1 : order;
}
