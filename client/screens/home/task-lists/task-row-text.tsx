import { useId, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useKeptState } from '../place/use-kept-state';

interface TaskRowTextProps {
	readonly taskId: string;
	/** Title of the task, for the button's name in screen readers. */
	readonly title: string;
	readonly text: string;
}

/** Whether the text of an element is cut, for any font, language and window width. */
function useIsCut( isOpen: boolean, text: string ): { readonly ref: RefObject< HTMLSpanElement >; readonly isCut: boolean } {
	const ref = useRef< HTMLSpanElement >( null );
	const [ isCut, setIsCut ] = useState( false );
	useLayoutEffect( () => {
		const element = ref.current;
		// Open text is never cut; the last result stays, so that it can be closed again.
		if ( isOpen || ! element ) {
			return undefined;
		}
		const measure = () => setIsCut( element.scrollHeight > element.clientHeight );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ isOpen, text ] );
	return { ref, isCut };
}

/** The description of a task on one line. A longer text opens after a press. */
export function TaskRowText( { taskId, title, text }: TaskRowTextProps ): ReactElement {
	const id = useId();
	const [ isOpen, setIsOpen ] = useKeptState( `text of task ${ taskId }`, false );
	const { ref, isCut } = useIsCut( isOpen, text );
	const hasButton = isCut || isOpen;
	return (
		<span className={ `store-admin-task-row__about${ isOpen ? ' is-open' : '' }` }>
			<span ref={ ref } id={ hasButton ? id : undefined } className="store-admin-task-row__line">
				{ text }
			</span>
			{ hasButton && (
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
			) }
		</span>
	);
}
