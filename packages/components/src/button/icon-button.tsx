import { forwardRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '@wordpress/icons';
import '../tokens.scss';
import './icon-button.scss';

export interface IconButtonProps {
	readonly icon: ReactElement;
	/** Name of the button, also shown as its tooltip. */
	readonly label: string;
	/** Shows the name beside the icon, for icons whose meaning is not obvious. */
	readonly hasText?: boolean;
	readonly onClick: () => void;
	readonly className?: string;
	readonly onKeyDown?: ( event: KeyboardEvent< HTMLButtonElement > ) => void;
	readonly 'aria-expanded'?: boolean;
	readonly 'aria-haspopup'?: 'menu';
	readonly 'aria-controls'?: string | undefined;
}

/** A button with only an icon. Its name is a tooltip that Escape hides (WCAG 1.4.13). */
export const IconButton = forwardRef< HTMLButtonElement, IconButtonProps >( function IconButtonWithRef(
	{ icon, label, hasText = false, onClick, className = '', onKeyDown, ...aria },
	ref
) {
	const [ isDismissed, setIsDismissed ] = useState( false );
	const handleKeyDown = ( event: KeyboardEvent< HTMLButtonElement > ) => {
		if ( event.key === 'Escape' ) {
			setIsDismissed( true );
		}
		onKeyDown?.( event );
	};
	const restore = () => setIsDismissed( false );
	return (
		<span className={ `store-admin-icon-button ${ className }` } onMouseLeave={ restore }>
			<button
				{ ...aria }
				ref={ ref }
				type="button"
				className={ `store-admin-icon-button__control${ hasText ? ' has-text' : '' }` }
				aria-label={ label }
				onClick={ onClick }
				onKeyDown={ handleKeyDown }
				onBlur={ restore }
			>
				<Icon icon={ icon } size={ 24 } />
				{ hasText && label }
			</button>
			{ ! hasText && ! isDismissed && ! aria[ 'aria-expanded' ] && (
				<span className="store-admin-icon-button__tooltip" aria-hidden="true">
					{ label }
				</span>
			) }
		</span>
	);
} );
