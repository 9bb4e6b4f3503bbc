import { useId, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';

interface TaskRowTextProps {
	/** Title of the task, for who only hears the button. */
	readonly title: string;
	readonly text: string;
}

/** As much as fits on a line of the longest measure; see the design. */
const ONE_LINE = 68;

/** What a task is about, on one quiet line; what is longer opens on demand. */
export function TaskRowText( { title, text }: TaskRowTextProps ): ReactElement {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	if ( text.length <= ONE_LINE ) {
		return <span className="store-admin-task-row__line">{ text }</span>;
	}
	return (
		<span className={ `store-admin-task-row__about${ isOpen ? ' is-open' : '' }` }>
			<span id={ id } className="store-admin-task-row__line">
				{ text }
			</span>
			<button
				type="button"
				className="store-admin-task-row__more"
				aria-expanded={ isOpen }
				aria-controls={ id }
				aria-label={
					isOpen
						? /* translators: %s: title of a task. */
							sprintf( __( 'Less about “%s”', 'store-admin' ), title )
						: /* translators: %s: title of a task. */
							sprintf( __( 'More about “%s”', 'store-admin' ), title )
				}
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ isOpen ? __( 'Less', 'store-admin' ) : __( 'More', 'store-admin' ) }
			</button>
		</span>
	);
}
