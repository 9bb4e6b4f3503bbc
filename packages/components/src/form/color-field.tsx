import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError } from '../feedback/inline-error';
import { Spinner } from '../feedback/spinner';
import { Field, type FieldFrameProps } from './field';
import { FieldPopover } from './field-popover';
import { usePlatformControls } from './platform/use-platform-controls';

export interface ColorFieldProps extends FieldFrameProps {
	/** A colour as `#rrggbb`. Invalid text is passed on unchanged, so that the form can report it. */
	readonly value: string;
	readonly onChange: ( color: string ) => void;
	readonly onBlur?: ( () => void ) | undefined;
	readonly name?: string | undefined;
}

const COLOR = /^#[0-9a-f]{6}$/i;

function ColorPanel( { value, onChange }: Pick< ColorFieldProps, 'value' | 'onChange' > ) {
	const { controls, hasFailed, retry } = usePlatformControls();
	if ( hasFailed ) {
		return <InlineError message={ __( 'The colours could not be loaded.', 'store-admin' ) } onRetry={ retry } />;
	}
	return controls ? <controls.ColorPicker color={ COLOR.test( value ) ? value : '#000000' } onChange={ onChange } /> : <Spinner />;
}

/** A colour that is typed or picked. */
export function ColorField( { value, onChange, onBlur, name, ...frame }: ColorFieldProps ): ReactElement {
	return (
		<Field { ...frame }>
			{ ( control ) => (
				<span className="store-admin-input is-sized">
					<input
						{ ...control }
						className="store-admin-input__control"
						type="text"
						dir="ltr"
						size={ 9 }
						name={ name }
						autoComplete="off"
						value={ value }
						onChange={ ( event ) => onChange( event.target.value ) }
						onBlur={ onBlur }
					/>
					<FieldPopover
						label={ __( 'Choose a colour', 'store-admin' ) }
						button={ ( props ) => (
							<button
								{ ...props }
								type="button"
								className="store-admin-input__button"
								aria-label={ __( 'Choose a colour', 'store-admin' ) }
							>
								<span
									className="store-admin-input__swatch"
									style={ COLOR.test( value ) ? { backgroundColor: value } : undefined }
								/>
							</button>
						) }
					>
						{ () => <ColorPanel value={ value } onChange={ onChange } /> }
					</FieldPopover>
				</span>
			) }
		</Field>
	);
}
