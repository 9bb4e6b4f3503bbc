import { useId, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';
import type { FieldFrameProps } from './field';
import { FieldLine } from './field-line';
import { usePlatformControls } from './platform/use-platform-controls';
import './file-drop-field.scss';

export interface FileDropFieldProps extends FieldFrameProps {
	/** Names of the chosen files. */
	readonly fileNames: readonly string[];
	readonly onChange: ( files: readonly File[] ) => void;
	/** Accepted types of files, as in the `accept` attribute. */
	readonly accept?: string | undefined;
}

/** Files that are dropped or chosen. Until the platform's drop zone is loaded they can only be chosen. */
export function FileDropField( { label, help, error, className = '', fileNames, onChange, accept }: FileDropFieldProps ): ReactElement {
	const id = useId();
	const input = useRef< HTMLInputElement >( null );
	const { controls } = usePlatformControls();
	const hasLine = Boolean( error ?? help );
	return (
		<div className={ `store-admin-field store-admin-file-drop ${ className }`.trimEnd() }>
			<label className="store-admin-field__label" htmlFor={ id }>
				{ label }
			</label>
			<div className="store-admin-file-drop__zone">
				<input
					ref={ input }
					id={ id }
					className="screen-reader-text"
					type="file"
					accept={ accept }
					aria-describedby={ hasLine ? `${ id }line` : undefined }
					aria-invalid={ error ? true : undefined }
					onChange={ ( event ) => onChange( [ ...( event.target.files ?? [] ) ] ) }
				/>
				<p>{ fileNames.length > 0 ? fileNames.join( ', ' ) : __( 'Drop a file here, or choose one.', 'store-admin' ) }</p>
				<Button onClick={ () => input.current?.click() }>{ __( 'Choose a file', 'store-admin' ) }</Button>
				{ controls && <controls.DropZone label={ __( 'Drop the file here', 'store-admin' ) } onFilesDrop={ onChange } /> }
			</div>
			<FieldLine id={ `${ id }line` } help={ help } error={ error } />
		</div>
	);
}
