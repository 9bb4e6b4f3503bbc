import { Children, Component, isValidElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

/** Converts a value of unknown origin to something that React can render; null when that is not possible. */
export function toNode( value: unknown ): ReactNode {
	if ( typeof value === 'string' || typeof value === 'number' ) {
		return value;
	}
	if ( typeof value === 'bigint' ) {
		return String( value );
	}
	if ( Array.isArray( value ) ) {
		return Children.toArray( value.map( toNode ) );
	}
	return isValidElement( value ) ? value : null;
}

interface UnknownCell {
	readonly display?: unknown;
	readonly value?: unknown;
}

/** Returns the value of a cell as text, used when its display cannot be rendered. */
function valueText( cell: unknown ): string {
	const { value } = ( typeof cell === 'object' && cell !== null ? cell : {} ) as UnknownCell;
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

function displayOf( cell: unknown ): ReactNode {
	if ( typeof cell !== 'object' || cell === null || isValidElement( cell ) || Array.isArray( cell ) ) {
		return toNode( cell );
	}
	const { display } = cell as UnknownCell;
	const isUnknown = typeof display === 'object' && display !== null && toNode( display ) === null;
	return isUnknown ? valueText( cell ) : toNode( display );
}

interface CellContentProps {
	/** Anything; `{ display, value }` where it is well-formed. */
	readonly cell: unknown;
}

interface CellContentState {
	readonly cell: unknown;
	readonly hasFailed: boolean;
}

/** Shows a cell. If the display of an extension's cell throws, the cell shows its value, and the rest of the table is not affected. */
export class CellContent extends Component< CellContentProps, CellContentState > {
	public override state: CellContentState = { cell: this.props.cell, hasFailed: false };

	public static getDerivedStateFromError(): Partial< CellContentState > {
		return { hasFailed: true };
	}

	public static getDerivedStateFromProps( { cell }: CellContentProps, state: CellContentState ): CellContentState | null {
		return cell === state.cell ? null : { cell, hasFailed: false };
	}

	public override render(): ReactNode {
		const { cell } = this.props;
		const shown = this.state.hasFailed ? valueText( cell ) || __( 'N/A', 'woocommerce' ) : displayOf( cell );
		// A text needs an element of its own, or it is not updated on a page that the browser has translated.
		return typeof shown === 'string' || typeof shown === 'number' ? <span>{ shown }</span> : shown;
	}
}
