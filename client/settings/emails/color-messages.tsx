import { useEffect, useId, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, cautionFilled } from '@wordpress/icons';
import { getSettings } from '@store-admin/settings';
import { findField } from './form-fields';
import { COLOR_FIELDS, COLOR_NAMES, type ColorName, type ColorProblem } from './palette';

function textOf( problem: ColorProblem ): string {
	if ( problem.kind === 'no-colour' ) {
		return __( 'Enter a colour such as #7f54b3.', 'store-admin' );
	}
	const locale = getSettings().locale.user.replace( /_/g, '-' );
	// A ratio just below 4.5 must not read as 4.5.
	const ratio = ( Math.floor( problem.ratio * 10 ) / 10 ).toLocaleString( locale, { minimumFractionDigits: 1 } );
	/* translators: %s: contrast, such as 2.5. */
	const text = __( 'Hard to read on the content background: the contrast is %s : 1, and text needs at least 4.5 : 1.', 'store-admin' );
	return sprintf( text, ratio );
}

/** An element at the end of the cell of a field, for its message. */
function useCellEnd( fieldId: string ): HTMLElement | undefined {
	const [ end, setEnd ] = useState< HTMLElement | undefined >();
	useEffect( () => {
		const field = findField( fieldId );
		const element = document.createElement( 'div' );
		( field?.closest( 'td' ) ?? field?.parentElement )?.append( element );
		setEnd( element );
		return () => element.remove();
	}, [ fieldId ] );
	return end;
}

function ColorMessage( { fieldId, problem }: { readonly fieldId: string; readonly problem: ColorProblem | undefined } ) {
	const end = useCellEnd( fieldId );
	const id = useId();
	const kind = problem?.kind;
	useEffect( () => {
		const field = findField( fieldId );
		if ( ! field || kind === undefined ) {
			return undefined;
		}
		field.setAttribute( 'aria-describedby', id );
		if ( kind === 'no-colour' ) {
			field.setAttribute( 'aria-invalid', 'true' );
		}
		return () => {
			field.removeAttribute( 'aria-describedby' );
			field.removeAttribute( 'aria-invalid' );
		};
	}, [ fieldId, id, kind ] );
	return end
		? createPortal(
				<div role="status" id={ id }>
					{ problem && (
						<p className={ `store-admin-email-color is-${ problem.kind }` }>
							<Icon icon={ cautionFilled } size={ 16 } />
							<span>{ textOf( problem ) }</span>
						</p>
					) }
				</div>,
				end
			)
		: null;
}

/** Messages beside the colour fields of the form: texts that are no colours, and colours that cannot be read. */
export function ColorMessages( { problems }: { readonly problems: Partial< Record< ColorName, ColorProblem > > } ): ReactElement {
	return (
		<>
			{ COLOR_NAMES.map( ( name ) => (
				<ColorMessage key={ name } fieldId={ COLOR_FIELDS[ name ] } problem={ problems[ name ] } />
			) ) }
		</>
	);
}
