import { useRef, useState, type DragEvent, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, upload } from '@wordpress/icons';
import { inMegabytes } from './read-file';

interface FileZoneProps {
	readonly maxBytes: number;
	readonly onChoose: ( files: readonly File[] ) => void;
}

/** Takes a file that is dropped or chosen. */
export function FileZone( { maxBytes, onChoose }: FileZoneProps ): ReactElement {
	const input = useRef< HTMLInputElement >( null );
	const [ isOver, setIsOver ] = useState( false );
	const handleOver = ( event: DragEvent ) => {
		// Otherwise the browser opens the file instead of the page.
		event.preventDefault();
		setIsOver( true );
	};
	const handleDrop = ( event: DragEvent ) => {
		event.preventDefault();
		setIsOver( false );
		onChoose( [ ...event.dataTransfer.files ] );
	};
	return (
		<div
			className={ `store-admin-blueprint__zone${ isOver ? ' is-over' : '' }` }
			onDragOver={ handleOver }
			onDragLeave={ () => setIsOver( false ) }
			onDrop={ handleDrop }
		>
			<Icon icon={ upload } size={ 32 } />
			<p>
				{ __( 'Drag and drop or', 'store-admin' ) }{ ' ' }
				<button type="button" className="store-admin-button is-link" onClick={ () => input.current?.click() }>
					{ __( 'choose a file', 'store-admin' ) }
				</button>
			</p>
			<input
				ref={ input }
				className="screen-reader-text"
				type="file"
				accept=".json,application/json"
				tabIndex={ -1 }
				aria-label={ __( 'File of the blueprint', 'store-admin' ) }
				onChange={ ( event ) => {
					onChoose( [ ...( event.target.files ?? [] ) ] );
					// The same file can be chosen again after it was repaired.
					event.target.value = '';
				} }
			/>
			<p className="store-admin-blueprint__quiet">
				{
					/* translators: %s: size in megabytes. */
					sprintf( __( 'Maximum size: %s MB', 'store-admin' ), inMegabytes( maxBytes ) )
				}
			</p>
		</div>
	);
}
