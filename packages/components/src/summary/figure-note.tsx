import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, info } from '@wordpress/icons';
import './figure-note.scss';

export interface FigureNoteProps {
	/** Name of the figure. */
	readonly label: string;
	/** Text about what the figure includes and excludes. */
	readonly note: string;
}

/** Button that explains what a figure counts. */
export function FigureNote( { label, note }: FigureNoteProps ): ReactElement {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			setIsOpen( false );
		}
	};
	return (
		<>
			<button
				type="button"
				className="store-admin-figure__ask"
				/* translators: %s: name of a figure, such as "Returns". */
				aria-label={ sprintf( __( 'What “%s” counts', 'store-admin' ), label ) }
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setIsOpen( ! isOpen ) }
				onKeyDown={ handleKeyDown }
				onBlur={ () => setIsOpen( false ) }
			>
				<Icon icon={ info } size={ 20 } />
			</button>
			<span id={ id } className="store-admin-figure__note" hidden={ ! isOpen }>
				{ note }
			</span>
		</>
	);
}
