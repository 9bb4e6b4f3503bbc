import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError } from '../../feedback/inline-error';
import type { FieldFrameProps } from '../field';
import { FieldLine } from '../field-line';
import { usePlatformControls, type PlatformControls } from './use-platform-controls';
import '../../tokens.scss';
import '../field.scss';

export interface PlatformFieldProps extends FieldFrameProps {
	readonly isRequired?: boolean | undefined;
	/** Text of the field while the control is loading. */
	readonly valueText?: string;
	/** Renders the control, which includes the label. */
	readonly children: ( controls: PlatformControls ) => ReactNode;
}

/** The frame of a field with one of the platform's controls: the control once it is loaded, and one line below it. */
export function PlatformField( props: PlatformFieldProps ): ReactElement {
	const { label, help, error, className = '', isRequired = false, valueText = '', children } = props;
	const { controls, hasFailed, retry } = usePlatformControls();
	const frame = useRef< HTMLDivElement >( null );
	const lineId = useId();
	const hasLine = Boolean( error ?? help );
	useLayoutEffect( () => {
		// The platform's controls do not pass these attributes to their input. A form looks for invalid fields in its
		// own layout effect, so they are set in one too.
		const input = frame.current?.querySelector( 'input, [role="radiogroup"]' );
		setAttribute( input, 'aria-invalid', error ? 'true' : undefined );
		setAttribute( input, 'aria-required', isRequired ? 'true' : undefined );
		setAttribute( input, 'aria-describedby', hasLine ? lineId : undefined );
		if ( input?.getAttribute( 'role' ) === 'combobox' ) {
			// The platform connects the list only by `aria-owns`, which current screen readers do not support for a combobox.
			setAttribute( input, 'aria-controls', input.id.replace( '-token-input-', '-token-suggestions-' ) );
		}
	}, [ controls, error, isRequired, hasLine, lineId ] );
	return (
		<div ref={ frame } className={ `store-admin-field store-admin-platform-field ${ className }`.trimEnd() }>
			{ controls ? children( controls ) : <PendingControl label={ label } valueText={ valueText } isBusy={ ! hasFailed } /> }
			<FieldLine id={ lineId } help={ help } error={ error } />
			{ hasFailed && <InlineError message={ __( 'This field could not be loaded.', 'store-admin' ) } onRetry={ retry } /> }
		</div>
	);
}

function setAttribute( element: Element | null | undefined, name: string, value: string | undefined ): void {
	if ( value === undefined ) {
		element?.removeAttribute( name );
	} else {
		element?.setAttribute( name, value );
	}
}

interface PendingControlProps {
	readonly label: string;
	readonly valueText: string;
	readonly isBusy: boolean;
}

/** Shown until the control is loaded, with the same size and value. */
function PendingControl( { label, valueText, isBusy }: PendingControlProps ) {
	const id = useId();
	return (
		<>
			<label className="store-admin-field__label" htmlFor={ id }>
				{ label }
			</label>
			<span className="store-admin-input">
				<input id={ id } className="store-admin-input__control" value={ valueText } aria-busy={ isBusy } readOnly />
			</span>
		</>
	);
}
